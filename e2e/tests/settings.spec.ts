import type { Page } from '@playwright/test';
import { freeMiniLesson } from '../support/content';
import { createLearner, emailedLink, freshEmail, logInAs } from '../support/learner';
import { submitLogIn } from '../support/accounts';
import { controlsOf, videoOf } from '../support/video';
import { expect, test } from '../support/test';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Sends the browser's event of a learner who comes back from another window. */
const comeBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));
const oops = (page: Page) => page.getByRole('alertdialog', { name: 'Oops.' });

test('the address changes once the link in the e-mail is opened, and not before [IDENTITY-change-email]', async ({
  page,
  request,
  browser,
}) => {
  const learner = await createLearner(request);
  const newEmail = freshEmail();
  await logInAs(page, learner, '/settings');
  const email = section(page, 'Email');
  await email.getByRole('button', { name: 'Change email' }).click();
  await email.getByLabel('New email').fill(newEmail);
  await email.getByLabel('Current password', { exact: true }).fill(learner.password);
  await email.getByLabel('Current password', { exact: true }).press('Enter');
  await expect(email.getByRole('status').filter({ hasText: newEmail })).toContainText(
    `Until you open it, ${learner.email} stays your address.`,
  );
  await expect(email).toContainText(learner.email);

  const link = await emailedLink(request, 'VERIFY_AND_CHANGE_EMAIL', newEmail);
  expect(new URL(new URL(link).searchParams.get('continueUrl') ?? '').pathname).toBe('/');
  expect((await request.get(link)).ok()).toBe(true);
  await comeBack(page);
  await expect(email.getByText(newEmail, { exact: true })).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await logInAs(other, { email: newEmail, password: learner.password }, '/my-account');
  await expect(other.getByText(newEmail)).toBeVisible();
  await elsewhere.close();
});

test('the password changes with the current one only @full', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/accounts:signInWithPassword/]);
  const learner = await createLearner(request);
  await logInAs(page, learner, '/settings');
  const form = section(page, 'Password');
  await form.getByRole('button', { name: 'Change password' }).click();
  await form.getByLabel('Current password', { exact: true }).fill('not-the-password');
  await form.getByLabel('New password', { exact: true }).fill('a-new-password');
  await form.getByRole('button', { name: 'Save the new password' }).click();
  await expect(oops(page)).toContainText(/wrong-password/);
  await oops(page).getByRole('button', { name: 'OK' }).click();
  await expect(form.getByLabel('New password', { exact: true })).toHaveValue('a-new-password');

  await form.getByLabel('Current password', { exact: true }).fill(learner.password);
  await form.getByRole('button', { name: 'Save the new password' }).click();
  await expect(form.getByRole('status')).toContainText('Your password has been changed');

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are not logged in.')).toBeVisible();
  await page.goto('/sign-in-up?startWithLogIn=true');
  await submitLogIn(page, learner.email, learner.password);
  await expect(oops(page)).toBeVisible();
  await oops(page).getByRole('button', { name: 'OK' }).click();
  await logInAs(page, { email: learner.email, password: 'a-new-password' });
});

test('the address is verified by the link, which is noticed on coming back [IDENTITY-verification]', async ({
  page,
  request,
}) => {
  const learner = await createLearner(request);
  await logInAs(page, learner, '/settings');
  const email = section(page, 'Email');
  await expect(email).toContainText('Not verified yet');
  await email.getByRole('button', { name: 'Send verification email' }).click();
  await expect(email.getByRole('status').filter({ hasText: learner.email })).toContainText(
    'We have sent a link',
  );
  await request.get(await emailedLink(request, 'VERIFY_EMAIL', learner.email));
  await comeBack(page);
  await expect(email.getByText('Verified', { exact: true })).toBeVisible();
  await expect(email.getByRole('button', { name: 'Send verification email' })).toHaveCount(0);
});

test('a visitor chooses theme and speed, and the player starts with that speed', async ({
  page,
}) => {
  await page.goto('/settings');
  await expect(page.locator('[data-build]')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: '0.75×' }).check();
  await page.goto(`/mini-lessons/${freeMiniLesson.id}`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(controlsOf(page)).toBeVisible();
  expect(await videoOf(page).evaluate((video) => (video as HTMLVideoElement).playbackRate)).toBe(
    0.75,
  );
});
