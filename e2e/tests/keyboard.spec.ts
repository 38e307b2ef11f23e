import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/accounts';
import { tabTo } from '../support/keyboard';
import { createLearner, freshEmail, logInAs, storedAt, storedConsents } from '../support/learner';
import { expect, test } from '../support/test';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const reminders = (page: Page) =>
  section(page, 'Consents').getByRole('switch', { name: /^Reminders/ });

/** Moves the focus from a password field over the button that shows the password. */
async function passShowPassword(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName('Show password');
  await page.keyboard.press('Tab');
}

test('an account is made with the keyboard alone, also by who forgets to agree [SIGNUP-creates-account]', async ({
  page,
}) => {
  await page.goto('/sign-in-up?next=%2Fsettings');
  await expect(page.locator('[data-build]')).toHaveCount(0);
  await tabTo(page.getByLabel('Username', { exact: true }));
  await page.keyboard.type('Kari Keyboard');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(freshEmail());
  await page.keyboard.press('Tab');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.type(PASSWORD);

  await page.keyboard.press('Enter');
  const agree = page.getByRole('alertdialog', { name: 'Agree', exact: true });
  await expect(agree.getByRole('button', { name: 'OK', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(agree).toHaveCount(0);
  await expect(password).toBeFocused();

  await passShowPassword(page);
  const consent = page.getByRole('checkbox', { name: /^I agree/ });
  await expect(consent).toBeFocused();
  await page.keyboard.press('Space');
  await expect(consent).toBeChecked();
  await tabTo(button(page, 'SIGN UP'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText('You are logged in as Kari Keyboard.')).toBeVisible();
});

test('consents, speed and password are changed with the keyboard alone, and the focus is never lost', async ({
  page,
  request,
}) => {
  const learner = await createLearner(request);
  await logInAs(page, learner, '/settings');

  const speeds = page.getByRole('group', { name: 'Speed of videos' });
  await tabTo(speeds.getByRole('radio', { name: 'Normal', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(speeds.getByRole('radio', { name: '1.25×', exact: true })).toBeChecked();

  await tabTo(reminders(page));
  await page.keyboard.press('Space');
  await expect(section(page, 'Consents').getByRole('status')).toHaveText('Saved');
  await expect(reminders(page)).toBeFocused();
  await expect(reminders(page)).not.toBeChecked();
  expect(await storedConsents(request, learner.uid)).toMatchObject({ reminders: false });

  const form = section(page, 'Password');
  const change = form.getByRole('button', { name: 'Change password' });
  await tabTo(change);
  await page.keyboard.press('Enter');
  await expect(change).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Current password', { exact: true })).toBeFocused();
  await page.keyboard.type(learner.password);
  await passShowPassword(page);
  await expect(form.getByLabel('New password', { exact: true })).toBeFocused();
  await page.keyboard.type('a-new-password');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText('Your password has been changed');
  await expect(change).toHaveAttribute('aria-expanded', 'false');
  await expect(change).toBeFocused();

  await page.reload();
  await expect(reminders(page)).not.toBeChecked();
  await expect(speeds.getByRole('radio', { name: '1.25×', exact: true })).toBeChecked();
});

test('the dialog before a deletion is opened, used and left with the keyboard alone @full', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/accounts:signInWithPassword/]);
  const learner = await createLearner(request);
  await logInAs(page, learner, '/my-account');
  const opener = button(page, 'Delete my account');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const password = dialog.getByLabel('Current password', { exact: true });
  const keep = dialog.getByRole('button', { name: 'Keep my account' });

  await tabTo(opener);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Delete your account?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(password).toBeFocused();
  await page.keyboard.type('not-the-password');
  await passShowPassword(page);
  await expect(keep).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Delete forever' })).toBeFocused();

  // Escape closes the alert first, then the dialog below it.
  await page.keyboard.press('Enter');
  const oops = page.getByRole('alertdialog', { name: 'Oops.' });
  await expect(oops.getByRole('button', { name: 'OK', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(oops).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Delete forever' })).toBeFocused();
  await expect(password).toHaveValue('not-the-password');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Space');
  await expect(dialog).toBeVisible();
  await tabTo(keep);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await storedAt(request, `Users/${learner.uid}`)).toBeDefined();
});
