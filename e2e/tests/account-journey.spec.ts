import { PASSWORD, submitLogIn } from '../support/accounts';
import { emailedLink, freshEmail, logInAs } from '../support/learner';
import { expect, test } from '../support/test';

test('from sign-up to the end of an account, every link taken from its e-mail [IDENTITY-sign-up] [IDENTITY-change-email] [IDENTITY-reset] [ABOUT-account-deletion]', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  test.slow();
  allowConsoleErrors([/accounts:lookup/, /securetoken/]);
  const first = { email: freshEmail(), password: PASSWORD };
  await page.goto('/sign-in-up');
  await page.getByLabel('Username', { exact: true }).fill('Jana Journey');
  await page.getByLabel('Email', { exact: true }).fill(first.email);
  await page.getByLabel('Password', { exact: true }).fill(first.password);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  const consents = page.waitForResponse(/documents:commit/);
  await page.getByRole('button', { name: 'SIGN UP', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grüezi Jana Journey');
  expect((await consents).ok()).toBe(true);

  // Consents that are stored, and found again after log-out and log-in.
  await page.goto('/settings');
  await page.getByRole('switch', { name: /^Reminders/ }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are not logged in.')).toBeVisible();
  await logInAs(page, first, '/settings');
  await expect(page.getByRole('switch', { name: /^Reminders/ })).toBeChecked();

  // A new address.
  const email = freshEmail();
  const section = page.getByRole('region', { name: 'Email', exact: true });
  await section.getByRole('button', { name: 'Change email' }).click();
  await section.getByLabel('New email').fill(email);
  await section.getByLabel('Current password', { exact: true }).fill(first.password);
  await section.getByRole('button', { name: 'Send the link' }).click();
  await expect(section).toContainText(`We have sent a link to ${email}`);
  await request.get(await emailedLink(request, 'VERIFY_AND_CHANGE_EMAIL', email));

  // A forgotten password.
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.goto('/sign-in-up?startWithLogIn=true');
  await page.getByRole('button', { name: 'forgot password?' }).click();
  const question = page.getByRole('alertdialog', { name: 'Reset password' });
  await question.getByLabel('Email').fill(email);
  await question.getByRole('button', { name: 'send' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Success' })).toBeVisible();
  const reset = new URL(await emailedLink(request, 'PASSWORD_RESET', email));
  // The emulator's page takes the new password in the address.
  reset.searchParams.set('newPassword', 'another-password');
  await request.get(reset.href);
  await page.getByRole('button', { name: 'OK' }).click();
  await submitLogIn(page, email, 'another-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grüezi Jana Journey');

  // The end.
  await page.goto('/my-account');
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Current password', { exact: true }).fill('another-password');
  await dialog.getByRole('button', { name: 'Delete forever' }).click();
  await expect(
    page.getByRole('alertdialog', { name: 'Your account has been deleted' }),
  ).toBeVisible();
});
