import type { Page } from '@playwright/test';
import {
  chooseGoogleAccount,
  closeGoogleWindow,
  cutOffGoogle,
  knowOnly,
  standInForGoogle,
} from '../support/google';
import { expect, test } from '../support/test';

const LOG_IN = '/sign-in-up?startWithLogIn=true';
const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const alerts = (page: Page) => page.getByRole('alertdialog');

/** Waits for a text in the console, which alone reports the failure. */
const logged = (page: Page, text: RegExp) =>
  page.waitForEvent('console', (message) => text.test(message.text()));

/** Opens the form, and waits until it is hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-build]')).toHaveCount(0);
}

/** Passes the waits of the SDK: two seconds for a closed window, eight for its last message. */
async function passWaitsOfSdk(page: Page): Promise<void> {
  for (const ms of [2_500, 8_500]) await page.clock.fastForward(ms);
}

/** Expects no message, and a usable form. */
async function expectSilence(page: Page): Promise<void> {
  await expect(alerts(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'LOG IN', exact: true })).toBeEnabled();
  await expect(google(page)).toBeEnabled();
}

test('the popup signs in with Google, whose script is loaded only then [IDENTITY-google] [SIGNUP-google-popup] [AUTH-google-both] [ABOUT-sign-in-methods]', async ({
  page,
  context,
}) => {
  const asked = await standInForGoogle(context);
  await open(page, '/sign-in-up?next=%2Fsettings');
  await page.getByRole('checkbox').check();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  const opened = page.waitForEvent('popup');
  await google(page).click();
  const email = `google-${Date.now()}@example.com`;
  await chooseGoogleAccount(await opened, email, 'Gritli Google');
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText('You are logged in as Gritli Google.')).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
});

test('a popup that is closed says nothing, and opens again [ERROR-google-silent] [IDCODE-popup-closed-by-user]', async ({
  page,
  context,
}) => {
  await standInForGoogle(context);
  await page.clock.install();
  await open(page, LOG_IN);
  const opened = page.waitForEvent('popup');
  const noticed = logged(page, /popup-closed-by-user/);
  await google(page).click();
  await closeGoogleWindow(await opened);
  await passWaitsOfSdk(page);
  await noticed;
  await expectSilence(page);
  const again = page.waitForEvent('popup');
  await google(page).click();
  await closeGoogleWindow(await again);
});

test('a popup that the browser blocks says nothing @full [ERROR-google-silent] [IDCODE-popup-blocked]', async ({
  page,
  context,
}) => {
  await standInForGoogle(context);
  await page.addInitScript(() => (window.open = () => null));
  await open(page, LOG_IN);
  const noticed = logged(page, /popup-blocked/);
  await google(page).click();
  await noticed;
  await expectSilence(page);
});

test('a second press while the window is open says nothing, and the second window signs in @full [ERROR-google-silent] [IDCODE-cancelled-popup-request]', async ({
  page,
  context,
}) => {
  await standInForGoogle(context);
  await open(page, LOG_IN);
  const first = page.waitForEvent('popup');
  await google(page).click();
  await (await first).locator('#add-account-button').waitFor();
  const noticed = logged(page, /cancelled-popup-request/);
  const second = page.waitForEvent('popup');
  await google(page).click();
  await noticed;
  await expect(alerts(page)).toHaveCount(0);
  await chooseGoogleAccount(await second, `twice-${Date.now()}@example.com`, 'Zwöi Mal');
  await expect(page).toHaveURL('/home');
});

test('a Google that cannot be reached says nothing @full [ERROR-google-silent]', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/apis\.google\.com/]);
  await cutOffGoogle(context);
  await open(page, LOG_IN);
  const noticed = logged(page, /Google did not happen/);
  await google(page).click();
  await noticed;
  await expectSilence(page);
});

test.describe('at the provider itself', () => {
  // Bypass the policy, which allows a local page only the emulator.
  test.use({ bypassCSP: true });

  // The SDK asks the provider for its web addresses, but not the emulator.
  for (const [kind, known, reason] of [
    ['does not know', 'www.swissgerman.example', /unauthorized-domain/],
    // The popup may end for another reason, but not because of the address.
    ['knows', 'localhost', /^(?=.*Google did not happen)(?!.*unauthorized-domain)/s],
  ] as const) {
    test(`a web address that it ${kind} says nothing @full [ERROR-google-silent] [IDCODE-unauthorized-domain]`, async ({
      page,
      context,
    }) => {
      await standInForGoogle(context);
      await knowOnly(context, [known]);
      await page.clock.install();
      await open(page, LOG_IN);
      const noticed = logged(page, reason);
      const opened = page.waitForEvent('popup');
      await google(page).click();
      // Wait for its page, because the browser does not close a window whose page is loading. The
      // SDK may have closed it already.
      const popup = await opened;
      await popup.waitForURL('**/__/auth/**').catch(() => undefined);
      await popup.close().catch(() => undefined);
      await passWaitsOfSdk(page);
      await noticed;
      await expectSilence(page);
    });
  }
});
