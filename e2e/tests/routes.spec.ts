import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { mainHeading } from '../support/remotes';
import { ROUTES } from '../support/routes';
import { newestLesson } from '../support/content';
import { lessonCards } from '../support/lesson-card';
import { expect, test } from '../support/test';

const NOT_FOUND = 'Page not found';
const PLANS_CODE = /expose_subscriptions\.[^/]*\.js$/;

/** Collects the later requests of a page for scripts; the list grows. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

for (const [index, route] of ROUTES.entries()) {
  const { path, id, heading, title, remote, account = 'visitor' } = route;
  // Check the looks of a screen once, though several routes may show it.
  const isFirst = ROUTES.findIndex((other) => other.title === title) === index;
  const looks = isFirst ? ', accessible in both themes, at 320 and 1440 px' : '';

  test.describe(account, () => {
    test.use({ who: account });

    test(`${path} by a deep link: its screen, its title, its owner${looks} [${id}]`, async ({
      page,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(mainHeading(page, heading)).toBeVisible();
      await expect(page).toHaveTitle(`${title} – Grüezi`);
      await expect(page.getByRole('heading', { name: NOT_FOUND })).toHaveCount(0);
      const owners = page.getByRole('main').locator('[data-remote]');
      await expect(owners).toHaveCount(remote ? 1 : 0);
      if (remote) await expect(owners).toHaveAttribute('data-remote', remote);
      if (!isFirst) return;
      // The live connection of the room never ends, so do not wait for its end.
      if (path === '/live-lessons') await expect(page.getByText('Enter the room')).toBeVisible();
      else await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    });
  });
}

test('any other path is not found [ROUTE-not-found]', async ({ page }) => {
  for (const path of ['/no-such-page', '/home/below', '/videos', '/videos/a/b', '/contact/below']) {
    await page.goto(path);
    await expect(mainHeading(page, NOT_FOUND), path).toBeVisible();
    await expect(page).toHaveTitle(`${NOT_FOUND} – Grüezi`);
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test('the legal texts also answer the paths below theirs', async ({ page }) => {
  for (const { path, heading } of ROUTES.filter(({ id }) =>
    ['ROUTE-privacy', 'ROUTE-terms', 'ROUTE-disclaimer'].includes(id),
  )) {
    await page.goto(`${path}/below/it`);
    await expect(mainHeading(page, heading), path).toBeVisible();
  }
});

test('a missing file is 404, and not a page', async ({ request }) => {
  for (const path of ['/assets/main.00000000.js', '/catalogue.00000000.json', '/no-such.css']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-type'], path).not.toContain('html');
  }
});

test.describe('a BASIC member', () => {
  test.use({ who: 'basic' });

  test('back leaves an opened lesson for home, forward opens it again', async ({ page }) => {
    const { id, title } = newestLesson;
    await page.goto('/home');
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    await expect(mainHeading(page, title)).toBeVisible();
    await expect(page).toHaveURL(`/videos/${id}`);
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await expect(mainHeading(page, title)).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(`/videos/${id}`);
    await expect(mainHeading(page, title)).toBeVisible();
    await expect(page.getByRole('article').locator('video')).toBeAttached();
  });
});

test('moving between screens loads no page anew, and going back comes back', async ({ page }) => {
  await page.goto('/home');
  await page.evaluate(() => void Object.assign(window, { isSamePage: true }));
  // Do not go to the live lessons, where an alert covers the page of a visitor.
  await page.getByRole('main').getByRole('link', { name: 'See the plans' }).click();
  await expect(mainHeading(page, 'Subscriptions')).toBeVisible();
  await expect(page).toHaveTitle('Subscriptions – Grüezi');
  await page.getByRole('banner').getByRole('link', { name: 'SETTINGS' }).click();
  await expect(mainHeading(page, 'Settings')).toBeVisible();
  await page.goBack();
  await expect(mainHeading(page, 'Subscriptions')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/home');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test.describe('a vip', () => {
  // Use a VIP, because an alert takes the focus of a visitor.
  test.use({ who: 'vip' });
  test('a lesson opened from far down home starts at its top', async ({ page }) => {
    await page.goto('/home', { waitUntil: 'networkidle' });
    // Do not take the last card, where home adds more lessons.
    const far = lessonCards(page).nth(12);
    await far.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(500);
    await far.click();
    await expect(page).toHaveURL(/\/videos\//);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test("a screen's code is fetched when it is opened, and not before [ROUTE-on-demand]", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/my.account.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /my.account/.test(url))).toEqual([]);
  await page.goto('/my-account', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  release();
  await expect(mainHeading(page, 'My account')).toBeVisible();
  expect(scripts.filter((url) => /my.account/.test(url))).not.toEqual([]);
});

test.describe('on a phone, where nothing hovers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a visitor has the plans’ code before they are tapped', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/home');
    await expect.poll(() => scripts.some((url) => PLANS_CODE.test(url))).toBe(true);
    await page.waitForLoadState('networkidle');
    scripts.length = 0;
    await page.getByRole('main').getByRole('link', { name: 'See the plans' }).tap();
    await expect(mainHeading(page, 'Subscriptions')).toBeVisible();
    expect(scripts.filter((url) => PLANS_CODE.test(url))).toEqual([]);
  });
});

test.describe('a vip', () => {
  test.use({ who: 'vip' });

  test('has no use for the plans’ code, and does not fetch it', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/home');
    await expect.poll(() => scripts.some((url) => /expose_live/.test(url))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => PLANS_CODE.test(url))).toEqual([]);
  });
});
