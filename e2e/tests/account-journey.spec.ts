import type { Page, Route } from '@playwright/test';
import { PASSWORD, submitLogIn } from '../support/accounts';
import { newestLesson } from '../support/content';
import {
  emailedLink,
  freshEmail,
  logInAs,
  logInByForm,
  storedAt,
  storedConsents,
} from '../support/learner';
import { createSubscriber } from '../support/subscriber';
import { expect, test } from '../support/test';

test('from sign-up to the end of an account, every link taken from its e-mail [IDENTITY-sign-up] [IDENTITY-change-email] [IDENTITY-reset] [ABOUT-account-deletion]', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
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

  // Change a consent, log out and in, and find it stored.
  await page.goto('/settings');
  await page.getByRole('switch', { name: /^Reminders/ }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are not logged in.')).toBeVisible();
  await logInByForm(page, first, '/settings');
  await expect(page.getByRole('switch', { name: /^Reminders/ })).toBeChecked();

  // Change the e-mail address.
  const email = freshEmail();
  const section = page.getByRole('region', { name: 'Email', exact: true });
  await section.getByRole('button', { name: 'Change email' }).click();
  await section.getByLabel('New email').fill(email);
  await section.getByLabel('Current password', { exact: true }).fill(first.password);
  await section.getByRole('button', { name: 'Send the link' }).click();
  await expect(section).toContainText(`We have sent a link to ${email}`);
  await request.get(await emailedLink(request, 'VERIFY_AND_CHANGE_EMAIL', email));

  // Reset the password.
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

  // Delete the account.
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

const COMMIT = /documents:commit/;

/** Answers the first card of the lesson as known. */
async function answerCard(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Turn the card', exact: true })).toBeVisible();
  await page.keyboard.press(' ');
  await page.keyboard.press('2');
}

/** Opens a lesson from its card on home, without loading a page. */
async function openFromHome(page: Page, path: string): Promise<void> {
  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await page.locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
}

test('what one learner is writing while they log out reaches no other learner, who writes at once', async ({
  page,
  request,
}) => {
  const [anna, beat] = [await createSubscriber(request), await createSubscriber(request)];
  const cards = `/flashcards/${newestLesson.id}`;
  const lesson = `/videos/${newestLesson.id}`;
  const commentText = 'Das isch vo de Anna';
  await logInAs(page, anna, cards);

  // Hold back all answers to Anna's writes: her card and her day, her consents, her comment.
  const held: Route[] = [];
  const bodyOf = (route: Route) => route.request().postData() ?? '';
  const bodies = () => held.map(bodyOf).join('\n');
  await page.route(COMMIT, (route) =>
    bodyOf(route).includes(anna.uid) ? void held.push(route) : route.continue(),
  );
  await answerCard(page);
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect.poll(bodies).toContain(`LearnerState/${anna.uid}/Cards/`);
  await openFromHome(page, lesson);
  await page.getByRole('button', { name: 'Comments', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your comment' }).fill(commentText);
  await page
    .getByRole('region', { name: 'Comments' })
    .getByRole('button', { name: /^Send/ })
    .click();
  // The page first asks the server about her name.
  await expect.poll(bodies).toContain(commentText);
  await page.getByRole('link', { name: 'SETTINGS' }).click();
  await page.getByRole('switch', { name: /^Reminders/ }).click();
  await expect.poll(bodies).toContain(`Users/${anna.uid}`);

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are not logged in.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  const sent = held.length;
  await submitLogIn(page, beat.email, beat.password);

  // Beat finds his own data, and writes. Then the database answers Anna.
  await expect(page.getByRole('switch', { name: /^Reminders/ })).toBeChecked();
  await openFromHome(page, lesson);
  await page.getByRole('button', { name: 'Comments', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('');
  await page.getByRole('link', { name: 'SETTINGS' }).click();
  await page.getByRole('switch', { name: /^Newsletters/ }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(held).toHaveLength(sent);
  await Promise.all(held.map((route) => route.continue()));

  const stored = (path: string) => storedAt(request, path);
  await expect
    .poll(() => storedConsents(request, anna.uid))
    .toEqual({ terms: true, reminders: false, marketing: true });
  await expect
    .poll(() => stored(`LearnerState/${anna.uid}/Cards/${newestLesson.id}`))
    .toBeDefined();
  await expect.poll(() => stored(`CommentLimits/${anna.uid}`)).toBeDefined();
  expect(JSON.stringify(await stored(`LearnerState/${anna.uid}`))).toContain(
    '"cards":{"integerValue":"1"}',
  );
  expect(await storedConsents(request, beat.uid)).toEqual({
    terms: true,
    reminders: true,
    marketing: false,
  });
  expect(await stored(`CommentLimits/${beat.uid}`)).toBeUndefined();
  // His film may have played, but the answered card was hers.
  const ofBeat = JSON.stringify(await stored(`LearnerState/${beat.uid}`));
  expect(ofBeat ?? '').not.toContain('"cards":{"integerValue":"1"}');
  expect(await stored(`LearnerState/${beat.uid}/Cards/${newestLesson.id}`)).toBeUndefined();
});
