import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/accounts';
import { callFunction } from '../support/backend';
import { expect, test } from '../support/test';

/**
 * Shows an alert with these buttons. No screen has an alert with three buttons, so the test reaches
 * the product through React's own fields on the dialog's element.
 */
function showAlertWithButtons(dialog: HTMLElement | SVGElement, titles: readonly string[]): void {
  interface Fiber {
    readonly return: Fiber | null;
    readonly memoizedProps: { readonly alerts?: { show(alert: object): void } } | null;
  }
  const entry = Object.entries(dialog).find(([name]) => name.startsWith('__reactFiber$'));
  let fiber = (entry?.[1] ?? null) as Fiber | null;
  while (fiber && !fiber.memoizedProps?.alerts) fiber = fiber.return;
  const buttons = titles.map((title) => ({ title }));
  fiber?.memoizedProps?.alerts?.show({ title: 'Three', buttons });
}

const LOG_IN = '/sign-in-up?startWithLogIn=true';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('sign-up is shown first, log-in when the address asks for it [AUTH-start-with-log-in] [AUTH-log-in-fields] [AUTH-sign-up-fields] [AUTH-sign-up-button] [AUTH-forgot-button] [AUTH-log-in-legal-line]', async ({
  page,
}) => {
  const main = page.getByRole('main');
  for (const path of ['/sign-in-up', '/sign-in-up?startWithLogIn=false']) {
    await page.goto(path);
    await expect(button(page, 'SIGN UP')).toBeVisible();
    for (const label of ['Username', 'Email', 'Password']) {
      await expect(page.getByLabel(label, { exact: true })).toBeVisible();
    }
    await expect(button(page, 'LOG IN')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Log in', exact: true })).toHaveAttribute(
      'href',
      /\/sign-in-up\?startWithLogIn=true/,
    );
    await expect(button(page, 'forgot password?')).toHaveCount(0);
  }
  await page.goto(LOG_IN);
  await expect(button(page, 'LOG IN')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Username', { exact: true })).toHaveCount(0);
  await expect(button(page, 'SIGN UP')).toHaveCount(0);
  await expect(button(page, 'forgot password?')).toBeVisible();
  const legal = main.getByText(/^By logging in you accept/);
  await expect(legal.getByRole('link')).toHaveText(['terms and conditions', 'privacy policy']);
});

test('the card lets the mountains through [AUTH-card-opacity] [CONST-card-opacity]', async ({
  page,
}) => {
  await page.goto(LOG_IN);
  await expect(button(page, 'LOG IN')).toBeVisible();
  const opacities = await button(page, 'LOG IN').evaluate((element) => {
    const found: string[] = [];
    for (let node: Element | null = element; node; node = node.parentElement) {
      found.push(getComputedStyle(node).opacity);
    }
    return found.filter((opacity) => opacity !== '1');
  });
  expect(opacities).toEqual(['0.85']);
});

test('terms and privacy open in a new window, and what was typed stays [ROUTE-legal-new-window]', async ({
  page,
  context,
}) => {
  await page.goto('/sign-in-up');
  await page.getByLabel('Email', { exact: true }).fill('learner@example.com');
  for (const [name, heading] of [
    [/terms and conditions/i, 'Terms and Conditions'],
    [/privacy policy/i, 'Privacy Policy'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name }).click();
    const window = await opened;
    await expect(window.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await window.close();
  }
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('learner@example.com');
});

test('signing up without the consent asks for it, with two buttons side by side [SIGNUP-consent-missing] [ERROR-consent-missing] [VALID-sign-up-consent] [ALERT-title-description] [ALERT-side-by-side] [AUTH-consent-control] [AUTH-consent-underline] [CONSENT-change-clears-underline]', async ({
  page,
}) => {
  await page.goto('/sign-in-up');
  const consent = page.getByRole('checkbox', {
    name: 'I agree to the terms and conditions and Privacy Policy',
    exact: true,
  });
  await expect(consent).not.toBeChecked();
  await button(page, 'SIGN UP').click();
  const dialog = page.getByRole('alertdialog', { name: 'Agree', exact: true });
  await expect(dialog).toHaveAccessibleDescription(
    /^Agree to Privacy Policy and Terms and Conditions Please tick the box/,
  );
  await expect(dialog.getByRole('button')).toHaveText(['go to log in', 'OK']);
  // Read both at the same moment, because the dialog moves while it opens.
  const [logIn, ok] = await dialog
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect()));
  expect(logIn!.top).toBe(ok!.top);
  expect(logIn!.right).toBeLessThan(ok!.left);
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(consent).toHaveAttribute('aria-invalid', 'true');
  const terms = page.getByRole('main').getByRole('link', { name: 'terms and conditions' });
  const underline = () =>
    terms.evaluate((link) => getComputedStyle(link.parentElement as Element).borderBottomWidth);
  expect(await underline()).toBe('3px');
  await consent.check();
  await expect.poll(underline).toBe('0px');
  await consent.uncheck();

  await button(page, 'SIGN UP').click();
  await dialog.getByRole('button', { name: 'go to log in' }).click();
  await expect(button(page, 'LOG IN')).toBeVisible();
});

test('more than two buttons of an alert are stacked, each as wide as the others @full [ALERT-stacked]', async ({
  page,
}) => {
  await page.goto('/sign-in-up');
  await button(page, 'SIGN UP').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleName('Agree');
  await dialog.evaluate(showAlertWithButtons, ['First', 'Second', 'Third']);
  await expect(dialog.getByRole('button')).toHaveText(['First', 'Second', 'Third']);
  const [first, second, third] = await dialog
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect()));
  expect(first!.bottom).toBeLessThan(second!.top);
  expect(second!.bottom).toBeLessThan(third!.top);
  expect([second!.left, third!.left]).toEqual([first!.left, first!.left]);
  expect([second!.width, third!.width]).toEqual([first!.width, first!.width]);
});

test('signing up refuses the teacher’s name, then saves the username and refreshes the token [ENTITY-display-name] [IDENTITY-sign-up] [IDENTITY-profile]', async ({
  page,
  request,
}) => {
  // Start the function first, because a sign-up waits for 8 seconds only.
  await callFunction(request, 'checkName', { Username: 'Trudi Tester' });
  await page.goto('/sign-in-up?next=%2Fsettings');
  // Т, е and о are Cyrillic.
  await page.getByLabel('Username').fill('Тhеrеsе Tоbler');
  await page.getByLabel('Email', { exact: true }).fill(`trudi-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await button(page, 'SIGN UP').click();
  const refusal = page.getByRole('alertdialog', { name: 'Oops.' });
  await expect(refusal).toContainText('This name is like that of a teacher or of the school.');
  await refusal.getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('Username').fill('Trudi Tester');
  const refreshed = page.waitForRequest(/\/v1\/token/);
  await button(page, 'SIGN UP').click();
  await refreshed;
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText('You are logged in as Trudi Tester.')).toBeVisible();
});

test('a connection that breaks after the account was made costs nothing: retry saves the name', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/accounts:update|ERR_INTERNET_DISCONNECTED/]);
  await page.route(/accounts:update/, (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.goto('/sign-in-up?next=%2Fsettings');
  await page.getByLabel('Username').fill('Berta Broken');
  await page.getByLabel('Email', { exact: true }).fill(`Berta-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await button(page, 'SIGN UP').click();
  await page
    .getByRole('alertdialog', { name: 'Oops.' })
    .getByRole('button', { name: 'retry' })
    .click();
  await expect(page.getByText('You are logged in as Berta Broken.')).toBeVisible();
});
