import type { Page } from '@playwright/test';
import { embed } from '../support/parent-app';
import { expect, test } from '../support/test';

const LOG_IN = '/sign-in-up?startWithLogIn=true&next=%2Fsettings';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const GOOGLE = 'Continue with Google';
const APPLE = 'Continue with Apple';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-build]')).toHaveCount(0);
}

/** As the emulator takes it: plain JSON. */
const idToken = (name: string) => {
  const sub = `${name}-${Date.now()}-${Math.random()}`;
  return JSON.stringify({ sub, email: `${sub}@example.com`, email_verified: true, name });
};

for (const os of ['ios', 'android'] as const) {
  test.describe(os, () => {
    for (const [name, type] of [
      [GOOGLE, 'REQUEST_GOOGLE_ID_TOKEN'],
      [APPLE, 'REQUEST_APPLE_ID_TOKEN_AND_NONCE'],
    ] as const) {
      test(`${name} asks the parent app [WRAPPER-google] [WRAPPER-apple] [WRAPPER-json] [SIGNUP-google-wrapper]`, async ({
        page,
      }) => {
        const parentApp = await embed(page, os);
        await open(page, LOG_IN);
        await button(page, name).click();
        await expect.poll(parentApp.sent).toEqual([{ type, payload: {} }]);
      });
    }

    for (const [provider, rest] of [
      ['google.com', {}],
      ['apple.com', { nonce: 'a-nonce' }],
    ] as const) {
      test(`its ID token of ${provider} logs in, also to the subscription service [EVENT-id-token] [WRAPPER-log-in] [IDENTITY-apple]`, async ({
        page,
      }) => {
        const parentApp = await embed(page, os);
        await open(page, LOG_IN);
        const payload = { provider, idToken: idToken('Nina'), ...rest };
        await parentApp.deliver({ type: 'LOG_IN_WITH_ID_TOKEN', payload });
        await expect(page).toHaveURL('/settings');
        await expect(page.locator('html')).toHaveAttribute('data-signed-in');
        const uid: unknown = expect.stringMatching(/^\w{20,}$/);
        await expect
          .poll(parentApp.sent)
          .toEqual([{ type: 'LOG_IN_TO_SUBSCRIPTION_SERVICE', payload: { uid } }]);
      });
    }

    test("its failure is said with the browser's alert [ERROR-native-sign-in]", async ({
      page,
    }) => {
      const parentApp = await embed(page, os);
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
  });
}

test('a token that the provider refuses is said the same way, and nobody is logged in [ERROR-native-sign-in]', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/signInWithIdp/]);
  const parentApp = await embed(page, 'ios');
  await open(page, LOG_IN);
  const shown = page.waitForEvent('dialog');
  const payload = { provider: 'google.com', idToken: 'no token' };
  await Promise.all([
    shown.then((dialog) => dialog.accept()),
    parentApp.deliver({ type: 'LOG_IN_WITH_ID_TOKEN', payload }),
  ]);
  expect((await shown).message()).toMatch(/^Firebase: .*\(auth\/[\w-]+\)/);
  await expect(page).toHaveURL(LOG_IN);
});

test('malformed messages change nothing', async ({ page }) => {
  const parentApp = await embed(page, 'ios');
  await open(page, LOG_IN);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const malformed = { type: 'LOG_IN_WITH_ID_TOKEN', payload: { provider: 'evil.example' } };
  await parentApp.deliver('no JSON');
  await parentApp.deliver(malformed);
  await expect.poll(() => warnings.length).toBe(2);
  await expect(page).toHaveURL(LOG_IN);
});

test('Apple is there with the first paint in the app, and never in a browser', async ({
  page,
  context,
}) => {
  await page.route(/\/assets\/shell\.[0-9a-f]{8}\.js$/, () => new Promise(() => undefined));
  await embed(page, 'ios');
  await page.goto(LOG_IN, { waitUntil: 'commit' });
  await expect(button(page, APPLE)).toBeVisible();

  const browser = await context.newPage();
  await open(browser, LOG_IN);
  await expect(button(browser, GOOGLE)).toBeVisible();
  await expect(button(browser, APPLE)).toHaveCount(0);
});
