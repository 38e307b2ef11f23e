import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { submitLogIn } from '../support/accounts';
import { chooseGoogleAccount, standInForGoogle } from '../support/google';
import { createLearner, freshEmail, logInAs, storedAt } from '../support/learner';
import { expect, test } from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });

async function openDeletion(page: Page) {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('a name is changed, not to the teacher’s, and everything that is kept is saved as one file', async ({
  page,
  request,
}) => {
  const learner = await createLearner(request);
  await logInAs(page, learner, '/my-account');
  const details = page.getByRole('region', { name: 'Your details' });
  await details.getByRole('button', { name: 'Change username' }).click();
  await details.getByLabel('Username').fill('Therese Tobler');
  await details.getByRole('button', { name: 'Save the username' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(details.getByLabel('Username')).toHaveAccessibleDescription(
    /This name is like that of a teacher or of the school/,
  );
  await details.getByLabel('Username').fill('Cilla Changed');
  await details.getByRole('button', { name: 'Save the username' }).click();
  await expect(details.getByText('Your username has been saved.')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^swiss-german-my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    identity: { email: learner.email, displayName: 'Cilla Changed' },
  });
  expect(text).toContain('PrivacyPolicyAndTermsAndConditionsConsent');
  await expect(
    page.getByText(`Your data is in the file ${file.suggestedFilename()}.`),
  ).toBeVisible();
});

test('an account is deleted with its password only, and then is gone [ABOUT-account-deletion] [CALL-requestAccountDeletion]', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/accounts:signInWithPassword/]);
  const learner = await createLearner(request);
  await logInAs(page, learner, '/my-account');
  await openDeletion(page);
  const password = dialog(page).getByLabel('Current password', { exact: true });
  await password.fill('not-the-password');
  await dialog(page).getByRole('button', { name: 'Delete forever' }).click();
  const oops = page.getByRole('alertdialog', { name: 'Oops.' });
  await expect(oops).toContainText(/Your account is still there.*wrong-password/s);
  await oops.getByRole('button', { name: 'OK' }).click();
  expect(await storedAt(request, `Users/${learner.uid}`)).toBeDefined();

  await password.fill(learner.password);
  await password.press('Enter');
  const farewell = page.getByRole('alertdialog', { name: 'Your account has been deleted' });
  await expect(farewell).toBeVisible();
  await expect(page).toHaveURL('/home');
  expect(await storedAt(request, `Users/${learner.uid}`)).toBeUndefined();
  await farewell.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'SIGN UP' })).toBeVisible();

  await page.goto('/sign-in-up?startWithLogIn=true');
  await submitLogIn(page, learner.email, learner.password);
  await expect(oops).toContainText(/user-not-found/);
});

test('an account without a password is deleted after Google has asked again @full', async ({
  page,
  context,
}) => {
  await standInForGoogle(context);
  await page.goto('/sign-in-up?next=%2Fmy-account');
  await expect(page.locator('[data-build]')).toHaveCount(0);
  await page.getByRole('checkbox').check();
  const email = freshEmail();
  const signIn = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseGoogleAccount(await signIn, email, 'Gritli Google');
  await expect(page.getByText(email)).toBeVisible();

  await openDeletion(page);
  await expect(dialog(page).getByLabel('Current password')).toHaveCount(0);
  const proof = page.waitForEvent('popup');
  await dialog(page).getByRole('button', { name: 'Delete forever' }).click();
  await (await proof).getByText(email).click();
  await expect(
    page.getByRole('alertdialog', { name: 'Your account has been deleted' }),
  ).toBeVisible();
});
