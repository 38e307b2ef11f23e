import type { Page } from '@playwright/test';
import type { Registry } from 'shared-contracts';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { addresses } from 'delivery/addresses';
import { signLocally } from 'delivery/signing/sign-locally';
import { emailOf, logIn, PASSWORD } from '../support/accounts';
import { newestLesson } from '../support/content';
import { standInForGoogle } from '../support/google';
import { longRunUnless } from '../support/long-run';
import { untilHydrated } from '../support/remotes';
import { expect, test } from '../support/test';

/** Holds the shell's code back, so that the page stays prerendered. @returns releases the code */
async function withoutCode(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/shell\.[0-9a-f]{8}\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page whose code is held back, so it does not wait for the load event. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

const main = (page: Page) => page.getByRole('main');
/** Marks every element of the screen, to find it again after hydration. */
const markNodes = (page: Page) =>
  main(page).evaluate((element) => {
    const nodes = [...element.querySelectorAll('*')];
    for (const node of nodes) Object.assign(node, { isOfPage: true });
    return nodes.length;
  });
/** Elements that arrive with their code: filters of the search, and sentences to hear. */
const LATER = ['[role="search"] :has(> select)', 'section:has(> ul [role="group"])']
  .flatMap((part) => [part, `${part} *`])
  .join();
const newNodes = (page: Page) =>
  main(page).evaluate(
    (element, later) =>
      [...element.querySelectorAll('*')].filter(
        (node) => !('isOfPage' in node) && !node.matches(later),
      ).length,
    LATER,
  );

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });
  // The page preloads scripts, which a browser without script refuses.
  test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors([/\.js csp$/]));

  test('home shows the lessons, each a link', async ({ page }) => {
    await page.goto('/');
    const lesson = main(page).getByRole('link', { name: newestLesson.title });
    await expect(lesson.first()).toHaveAttribute('href', `/videos/${newestLesson.id}`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'HOME' })).toBeVisible();
  });

  test('a deep link shows its own page, and never that of home', async ({ page }) => {
    for (const [path, heading] of [
      ['/live-lessons', 'Live lessons'],
      ['/subscriptions', 'Subscriptions'],
      ['/contact', 'Contact'],
    ] as const) {
      await page.goto(path);
      await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(`${heading} – Grüezi`);
    }
    await page.goto(`/videos/${newestLesson.id}`);
    await expect(main(page).getByRole('link', { name: 'See plans and prices' })).toHaveCount(0);
  });

  test('everything that a page shows has its style in the page', async ({ page }) => {
    for (const path of ['/', '/live-lessons', '/live-meeting', '/subscriptions', '/contact']) {
      await page.goto(path);
      const unstyled = await page.evaluate(() => {
        const sheets = [...document.querySelectorAll('style')].map((style) => style.textContent);
        const names = [...document.body.querySelectorAll('[class]')].flatMap((element) => [
          ...element.classList,
        ]);
        return [...new Set(names)].filter((name) => !sheets.some((text) => text.includes(name)));
      });
      expect(unstyled, path).toEqual([]);
    }
  });

  test('a page for everybody says nothing of anybody: no price, no name, no address', async ({
    page,
  }) => {
    for (const path of ['/', '/subscriptions', '/settings', '/sign-in-up']) {
      await page.goto(path);
      await expect(main(page)).not.toContainText(/CHF|\d+\.\d{2}(?!\d|×)|@example\.com/);
    }
  });
});

for (const path of ['/', '/sign-in-up', '/contact']) {
  test(`the code takes ${path} over as it is: every element stays${longRunUnless(path !== '/contact')}`, async ({
    page,
  }) => {
    const release = await withoutCode(page);
    await open(page, path);
    expect(await markNodes(page)).toBeGreaterThan(30);
    release();
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await newNodes(page)).toBe(0);
  });
}

test('what was typed and ticked before the code arrived stays, and counts', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/accounts:signUp/]);
  const release = await withoutCode(page);
  await open(page, '/sign-in-up');
  await page.getByLabel('Username').fill('Anna');
  await page.getByLabel('Email', { exact: true }).fill('anna@example.com');
  await page.getByRole('checkbox', { name: 'I agree to the' }).check();
  release();
  await untilHydrated(page);
  await expect(page.getByLabel('Username')).toHaveValue('Anna');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('anna@example.com');
  await expect(page.getByRole('checkbox', { name: 'I agree to the' })).toBeChecked();
  // The form has kept the consent, so it does not ask for that.
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Oops.' })).toBeVisible();
});

test('who presses LOG IN before the code arrived is logged in once it has', async ({ page }) => {
  const release = await withoutCode(page);
  await open(page, '/sign-in-up?startWithLogIn=true');
  await page.getByLabel('Email', { exact: true }).fill(emailOf('vip'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'LOG IN', exact: true }).click();
  await expect(page).toHaveURL(/startWithLogIn=true$/);
  release();
  await expect(page).toHaveURL(/\/home$/);
});

test('forgot password? and Google act once the code has come, when pressed before', async ({
  page,
  context,
}) => {
  await standInForGoogle(context);
  const release = await withoutCode(page);
  await open(page, '/sign-in-up?startWithLogIn=true');
  await page.getByLabel('Email', { exact: true }).fill('anna@example.com');
  await page.getByRole('button', { name: 'forgot password?' }).click();
  release();
  const question = page.getByRole('alertdialog', { name: 'Reset password' });
  await expect(question.getByLabel('Email')).toHaveValue('anna@example.com');

  const releaseAgain = await withoutCode(page);
  await open(page, '/sign-in-up');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  releaseAgain();
  // Without the consent Google's window does not open.
  await expect(page.getByRole('alertdialog', { name: 'Agree', exact: true })).toBeVisible();
});

test('the query decides before the first paint which form is shown', async ({ page }) => {
  await withoutCode(page);
  await open(page, '/sign-in-up?startWithLogIn=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in', {
    useInnerText: true,
  });
  await expect(page.getByLabel('Username')).toBeHidden();
  await expect(page.getByRole('button', { name: 'LOG IN', exact: true })).toBeVisible();
  await open(page, '/sign-in-up');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up', {
    useInnerText: true,
  });
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('a member never sees SIGN UP, not even before the code arrived', async ({ page }) => {
  await logIn(page, 'vip');
  const release = await withoutCode(page);
  await open(page, '/');
  const signUp = page.getByRole('link', { name: /sign up/i });
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Grüezi');
  await expect(signUp.filter({ visible: true })).toHaveCount(0);
  // Watch every frame.
  await page.evaluate(() => {
    const look = () => {
      const links = [...document.querySelectorAll('a[href="/sign-in-up"]')];
      if (links.some((link) => link.checkVisibility())) document.title = 'SIGN UP was seen';
      requestAnimationFrame(look);
    };
    look();
  });
  release();
  await untilHydrated(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Vreni Vogt');
  await expect(page).not.toHaveTitle(/was seen/);
});

test('the chosen theme is there with the first paint, and stays', async ({ page }) => {
  await page.goto('/settings');
  // Do not use `check`: a field may have its old state for a moment during hydration.
  await page.getByRole('radio', { name: 'Dark' }).click();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(background).toBe('rgb(17, 25, 30)');
  const release = await withoutCode(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await background()).toBe('rgb(17, 25, 30)');
  release();
  await untilHydrated(page);
  expect(await background()).toBe('rgb(17, 25, 30)');
});

test('another build than the one that made the page takes its place, with what was typed', async ({
  page,
}) => {
  const release = await withoutCode(page);
  await open(page, '/sign-in-up');
  // Make the page one of an earlier build of the remote.
  await page.locator('[data-build]').evaluate((fragment) => {
    fragment.setAttribute('data-build', '00000000');
  });
  const nodes = await markNodes(page);
  await page.getByLabel('Email', { exact: true }).fill('anna@example.com');
  release();
  await untilHydrated(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await newNodes(page)).toBeGreaterThan(nodes / 2);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('anna@example.com');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
});

/** Gives a remote a canary with the files of its stable build. */
function withCanary(registry: Registry, of: string, percent: number): Registry {
  const remotes = registry.remotes.map((remote) => {
    const manifest = { ...remote.manifest, build: 'c0ffee00' };
    return remote.name === of ? { ...remote, canary: { percent, manifest } } : remote;
  });
  return { ...registry, remotes };
}

test('a tester gets the canary with the first page, in place of what the stable build has rendered, and a browser outside of its share the stable one', async ({
  page,
}) => {
  // Only a tester gets a canary with a share of 0.
  const change = (text: string) => withCanary(JSON.parse(text) as Registry, 'mf-auth', 0);
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const registry = change(await response.text()) as SignedRegistry;
    await route.fulfill({ response, body: signLocally(addresses(), registry) });
  });
  const inPage = page.locator('script#registry');
  /** Measures the share of the screen's elements that the prerendered page did not have. */
  const visit = async (path: string) => {
    const release = await withoutCode(page);
    await open(page, path);
    const text = JSON.stringify(change((await inPage.textContent()) ?? ''));
    // Replace the script, because the policy forbids changing its text.
    await inPage.evaluate((element, textContent) => {
      const data = document.createElement('data');
      element.replaceWith(Object.assign(data, { id: element.id, hidden: true, textContent }));
    }, text);
    const nodes = await markNodes(page);
    release();
    await untilHydrated(page);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
    return (await newNodes(page)) / nodes;
  };
  const row = page.getByRole('row').filter({ hasText: 'mf-auth' });
  expect(await visit('/sign-in-up')).toBe(0);
  await page.goto('/__remotes');
  await expect(row).toContainText('Registered');
  expect(await visit('/sign-in-up?channel=canary')).toBeGreaterThan(0.5);
  await expect(page).toHaveURL(/\/sign-in-up$/);
  await page.goto('/__remotes');
  await expect(row).toContainText('Canary');
  await expect(row).toContainText('c0ffee00');
  expect(await visit('/sign-in-up?channel=stable')).toBe(0);
});

test('a page whose code does not arrive says so, and keeps what was typed', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/ERR_FAILED/]);
  await page.route(/\/assets\/shell\.[0-9a-f]{8}\.js$/, (route) => route.abort());
  await page.goto('/sign-in-up?startWithLogIn=true');
  await page.getByLabel('Email', { exact: true }).fill('anna@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Nothing has been sent.');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('anna@example.com');
  await page.unroute(/\/assets\/shell\.[0-9a-f]{8}\.js$/);
  await page.getByRole('link', { name: 'Reload' }).click();
  await untilHydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
