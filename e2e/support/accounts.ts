import { expect, type Page } from '@playwright/test';

/** Seeded accounts (docs/interfaces.md, Seeds). */
export type Account =
  | 'free'
  | 'noconsent'
  | 'basic'
  | 'vip'
  | 'private'
  | 'cancelled'
  | 'lapsed'
  | 'android'
  | 'ios'
  | 'teacher';

export const PASSWORD = 'gruezi-mitenand';

export const emailOf = (account: Account) => `${account}@example.com`;

/** Fills the log-in form and presses its button. */
export async function submitLogIn(
  page: Pick<Page, 'getByLabel' | 'getByRole'>,
  email: string,
  password: string,
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'LOG IN', exact: true }).click();
}

/** Accounts without a running plan. */
const WITHOUT_PLAN: ReadonlySet<Account> = new Set(['free', 'noconsent', 'lapsed']);

/** Logs in through the form, and waits until the product shows the session and knows the plan. */
export async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto('/sign-in-up?startWithLogIn=true');
  await submitLogIn(page, emailOf(account), PASSWORD);
  await expect(page).not.toHaveURL(/sign-in-up/);
  await expect(page.locator('html')).toHaveAttribute('data-signed-in');
  // Otherwise home changes its first lesson while a test presses it.
  if (!WITHOUT_PLAN.has(account)) {
    await expect(page.locator('html')).toHaveAttribute('data-tier');
  }
}
