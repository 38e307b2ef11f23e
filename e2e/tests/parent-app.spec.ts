import type { Page } from '@playwright/test';
import { freeMiniLesson } from '../support/content';
import { embed, madeUpIdToken } from '../support/parent-app';
import { expect, test } from '../support/test';

const LOG_IN = '/sign-in-up?startWithLogIn=true&next=%2Fsettings';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const GOOGLE = 'Continue with Google';
const APPLE = 'Continue with Apple';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-build]')).toHaveCount(0);
}

// Android differs only in how messages arrive; the test of the redirect covers that.
for (const [name, type] of [
  [GOOGLE, 'REQUEST_GOOGLE_ID_TOKEN'],
  [APPLE, 'REQUEST_APPLE_ID_TOKEN_AND_NONCE'],
] as const) {
  test(`${name} asks the parent app [WRAPPER-google] [WRAPPER-apple] [WRAPPER-json] [SIGNUP-google-wrapper] [PARENT-ask-for-token]`, async ({
    page,
  }) => {
    const parentApp = await embed(page, 'ios');
    await open(page, LOG_IN);
    await button(page, name).click();
    await expect.poll(parentApp.sent).toEqual([{ type, payload: {} }]);
  });
}

for (const [provider, rest] of [
  ['google.com', {}],
  ['apple.com', { nonce: 'a-nonce' }],
] as const) {
  test(`its ID token of ${provider} logs in, also to the subscription service [EVENT-id-token] [WRAPPER-log-in] [IDENTITY-apple] [PARENT-id-token] [PARENT-log-in] [PARENT-in]`, async ({
    page,
  }) => {
    const parentApp = await embed(page, 'ios');
    await open(page, LOG_IN);
    const payload = { provider, idToken: madeUpIdToken('Nina'), ...rest };
    await parentApp.deliver({ type: 'LOG_IN_WITH_ID_TOKEN', payload });
    await expect(page).toHaveURL('/settings');
    await expect(page.locator('html')).toHaveAttribute('data-signed-in');
    const uid: unknown = expect.stringMatching(/^\w{20,}$/);
    await expect
      .poll(parentApp.sent)
      .toEqual([{ type: 'LOG_IN_TO_SUBSCRIPTION_SERVICE', payload: { uid } }]);
  });
}

test("its failure is said with the browser's alert [ERROR-native-sign-in] [PARENT-sign-in-failed]", async ({
  page,
}) => {
  const parentApp = await embed(page, 'ios');
  await open(page, LOG_IN);
  const shown = page.waitForEvent('dialog');
  await Promise.all([
    shown.then((dialog) => dialog.accept()),
    parentApp.deliver({ type: 'SIGN_IN_FAILED', payload: { message: 'Cancelled by you' } }),
  ]);
  expect((await shown).type()).toBe('alert');
  expect((await shown).message()).toBe('Cancelled by you');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a redirect opens a path of ours, its token travels with what is sent, and it ends the loading line [EVENT-redirect] [EVENT-stop-loading]', async ({
  page,
}) => {
  const parentApp = await embed(page, 'android', { token: 'only-the-main-frame' });
  await open(page, LOG_IN);
  await button(page, GOOGLE).click();
  await expect
    .poll(parentApp.sent)
    .toEqual([{ type: 'REQUEST_GOOGLE_ID_TOKEN', payload: {}, token: 'only-the-main-frame' }]);
  await parentApp.deliver({ type: 'REDIRECT', payload: { path: '/contact' } });
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Open a lesson that waits for its answer.
  const line = page.locator('[class*="shell-line-"]');
  await page.route(/getSecureData/, () => new Promise(() => undefined));
  const payload = { path: `/mini-lessons/${freeMiniLesson.id}` };
  await parentApp.deliver({ type: 'REDIRECT', payload });
  await expect(line).toBeAttached();
  await parentApp.deliver({ type: 'STOP_LOADING', payload: {} });
  await expect(line).toHaveCount(0);
});

test('Apple is there with the first paint in an app that answers it, and never in a browser', async ({
  page,
  context,
}) => {
  await page.route(/\/assets\/shell\.[0-9a-f]{8}\.js$/, () => new Promise(() => undefined));
  await embed(page, 'ios');
  await page.goto(LOG_IN, { waitUntil: 'commit' });
  await expect(button(page, APPLE)).toBeVisible();

  const older = await context.newPage();
  await older.route(/\/assets\/shell\.[0-9a-f]{8}\.js$/, () => new Promise(() => undefined));
  await embed(older, 'ios', { supports: ['REQUEST_GOOGLE_ID_TOKEN'] });
  await older.goto(LOG_IN, { waitUntil: 'commit' });
  await expect(button(older, GOOGLE)).toBeVisible();
  await expect(button(older, APPLE)).toBeHidden();

  const browser = await context.newPage();
  await open(browser, LOG_IN);
  await expect(button(browser, GOOGLE)).toBeVisible();
  await expect(button(browser, APPLE)).toHaveCount(0);
});

const SHELL_SCRIPT = /\/assets\/shell\.[0-9a-f]{8}\.js$/;

test('what speaks of the web is hidden with the first paint of an app, and shown in a browser', async ({
  page,
  context,
}) => {
  const browser = await context.newPage();
  for (const one of [page, browser]) {
    await one.route(SHELL_SCRIPT, () => new Promise(() => undefined));
  }
  await embed(page, 'ios', { supports: ['RESTORE_PURCHASES'] });
  const both = async (path: string) => {
    await page.goto(path, { waitUntil: 'commit' });
    await browser.goto(path, { waitUntil: 'commit' });
  };

  await both('/subscriptions');
  const german = 'learn standard German';
  await expect(browser.getByRole('link', { name: german })).toBeVisible();
  await expect(page.getByText('The store takes the payment and shows the price')).toBeVisible();
  await expect(page.getByRole('link', { name: german })).toBeHidden();
  await expect(page.getByText('Prices include tax')).toBeHidden();
  // This app does not open pages in a browser.
  await expect(page.getByRole('link', { name: 'still not sure? learn more' })).toBeHidden();
  await expect(page.locator('body')).not.toContainText('CHF');

  await both('/home');
  const trial = 'First 30 days free';
  await expect(browser.getByText(trial)).toBeVisible();
  await expect(page.getByText('Free mini lessons')).toBeVisible();
  await expect(page.getByText(trial)).toBeHidden();

  await both('/terms-and-conditions');
  const prices = 'Prices on the web are in Swiss francs';
  await expect(browser.getByText(prices)).toBeVisible();
  await expect(page.getByText('Apple or Google sells the plan')).toBeVisible();
  await expect(page.getByText(prices)).toBeHidden();
});
