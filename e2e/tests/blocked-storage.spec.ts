import type { Page } from '@playwright/test';
import { emailOf, PASSWORD, submitLogIn } from '../support/accounts';
import { expect, test } from '../support/test';

/** Ways in which browsers refuse storage, in private modes and with strict settings. */
const REFUSALS = {
  'cannot be reached': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  },
  'throws when written': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    Storage.prototype.removeItem = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    IDBFactory.prototype.open = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
} as const;

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

for (const [what, refuse] of Object.entries(REFUSALS)) {
  test(`where storage ${what}, the app starts, remembers for the visit, and lets a learner log in`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    // With an override the app also reads the session storage at its start.
    await page.goto('/home?remote.mf-unknown=');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto('/sign-in-up?startWithLogIn=true&next=%2Fsettings');
    await submitLogIn(page, emailOf('free'), PASSWORD);
    await expect(page).toHaveURL('/settings');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => theme(page)).toBe('dark');
    await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Grüezi');
    expect(await theme(page)).toBe('dark');
  });
}

test('a damaged preference takes no other hint with it before the first paint', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/ERR_FAILED/]);
  await page.addInitScript(() => {
    localStorage.setItem('preferences', '{"theme":');
    localStorage.setItem('signed-in', '1');
  });
  // Block the code of the app, so that only the inline script runs.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/home');
  await expect(page.locator('html')).toHaveAttribute('data-signed-in', '');
});
