import type { Page } from '@playwright/test';
import { emailOf, PASSWORD, submitLogIn } from '../support/accounts';
import { expect, test } from '../support/test';

const header = (page: Page) => page.getByRole('banner');
const signUp = (page: Page) => header(page).getByRole('link', { name: 'SIGN UP', exact: true });

async function openLogIn(page: Page): Promise<void> {
  await page.goto('/home');
  await signUp(page).click();
  await expect(page.getByRole('button', { name: 'SIGN UP', exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'LOG IN', exact: true })).toBeVisible();
}

test('a learner logs in through SIGN UP in the header and comes home [HEADER-sign-up] [AUTH-switch-forms] [IDENTITY-sign-in] [SESSION-adds-user]', async ({
  page,
}) => {
  await openLogIn(page);
  await submitLogIn(page, emailOf('free'), PASSWORD);
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Grüezi');
  await expect(header(page).getByRole('link', { name: 'HOME' })).toBeVisible();
  await expect(signUp(page)).toHaveCount(0);
});

/** Runs in the page: notes whether any frame of home shows the first lesson for a free learner. */
function noteFreeLessonFirst(): void {
  const look = () => {
    const headings = [...document.querySelectorAll('h2')];
    const isSeen = headings.some(
      (heading) =>
        heading.textContent === 'Start with a free mini lesson' && heading.checkVisibility(),
    );
    if (isSeen) Object.assign(window, { hasShownFreeFirst: true });
    requestAnimationFrame(look);
  };
  look();
}

test('a member on a new device finds the newest lesson first from the beginning', async ({
  page,
}) => {
  await page.addInitScript(noteFreeLessonFirst);
  await page.goto('/sign-in-up?startWithLogIn=true');
  await submitLogIn(page, emailOf('vip'), PASSWORD);
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { name: 'This week’s video' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Grüezi \S+/);
  expect(await page.evaluate(() => 'hasShownFreeFirst' in window)).toBe(false);
});

test.describe('a member', () => {
  test.use({ who: 'vip' });

  test('logs out [HEADER-sign-up] [SESSION-removes-user]', async ({ page, allowConsoleErrors }) => {
    // A read that starts during the log-out has no token.
    allowConsoleErrors([/403 \(Forbidden\).*documents:batchGet/]);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(signUp(page)).toBeVisible();
    await page.goto('/home');
    await expect(signUp(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Grüezi');
  });
});

test("a wrong password gives 'Oops.' with the provider's message, and keeps the e-mail [ERROR-log-in] [IDCODE-wrong-password]", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/signInWithPassword/]);
  await page.goto('/sign-in-up?startWithLogIn=true');
  const answer = page.waitForResponse(/signInWithPassword/);
  await submitLogIn(page, emailOf('vip'), 'not-the-password');
  const dialog = page.getByRole('alertdialog', { name: 'Oops.' });
  await expect(dialog).toHaveAccessibleDescription(
    /^The password does not match this email address\./,
  );
  await expect(dialog).toContainText(/Firebase: .*\(auth\/wrong-password\)\./);
  expect((await answer).status()).toBe(400);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(emailOf('vip'));
  // The named field is marked and has the focus; only the alert says why.
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/does not match this email address/)).toHaveCount(0);
});

test('checks nothing itself: what was typed goes to the provider, which decides [VALID-no-client-rules] [ERROR-log-in]', async ({
  page,
  allowConsoleErrors,
}) => {
  // Our server refuses to check the last, very long name; the sign-up goes on without its answer.
  allowConsoleErrors([/signInWithPassword|accounts:signUp|checkName/]);
  await page.goto('/sign-in-up?startWithLogIn=true');
  const dialog = page.getByRole('alertdialog', { name: 'Oops.' });
  for (const [email, password, message] of [
    ['not-an-address', 'x', /invalid-email/],
    ['nobody@example.com', '', /missing-password/],
  ] as const) {
    const sent = page.waitForRequest(/signInWithPassword/);
    await submitLogIn(page, email, password);
    expect((await sent).postDataJSON()).toMatchObject({ email, password });
    await expect(dialog).toContainText(message);
    await dialog.getByRole('button', { name: 'OK' }).click();
  }

  await page.goto('/sign-in-up');
  await page.getByRole('checkbox').check();
  const long = 'ü 🏔 '.repeat(60);
  for (const [name, email, password, message] of [
    ['', 'not-an-address', 'x', /invalid-email/],
    [long, `short-${Date.now()}@example.com`, 'x', /weak-password/],
  ] as const) {
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    const sent = page.waitForRequest(/accounts:signUp/);
    await page.getByRole('button', { name: 'SIGN UP', exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({ email, password });
    await expect(dialog).toContainText(message);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Username')).toHaveValue(name);
  }
});

/** Errors of the provider's server, and the sentences that the learner reads. */
const REFUSALS = [
  [
    'INVALID_LOGIN_CREDENTIALS',
    'Email address and password do not match. Check both, or use ‘forgot password?’.',
    'invalid-credential',
  ],
  [
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.',
    'There were too many attempts in a short time. Wait a few minutes, then try again.',
    'too-many-requests',
  ],
  [
    'USER_DISABLED',
    'This account has been closed. Write to us on the contact page.',
    'user-disabled',
  ],
  [
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a numeric character]',
    'The password is too easy to guess. Choose one that meets the rules above.',
    'password-does-not-meet-requirements',
  ],
  [
    null,
    'This account needs a second factor, which this app does not support. Write to us on the contact page.',
    'multi-factor-auth-required',
  ],
] as const;

test('a refusal of the provider is a plain sentence, with its own message under details @full [IDCODE-invalid-credential] [IDCODE-too-many-requests] [IDCODE-user-disabled] [IDCODE-password-does-not-meet-requirements] [IDCODE-multi-factor-auth-required]', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/signInWithPassword/]);
  await page.goto('/sign-in-up?startWithLogIn=true');
  for (const [message, sentence, code] of REFUSALS) {
    // For a second factor the server sends no error, but a pending log-in.
    const halfDone = { localId: 'u1', mfaPendingCredential: 'pending', mfaInfo: [] };
    await page.route(/signInWithPassword/, (route) =>
      message === null
        ? route.fulfill({ json: halfDone })
        : route.fulfill({ status: 400, json: { error: { code: 400, message } } }),
    );
    await submitLogIn(page, emailOf('free'), PASSWORD);
    const dialog = page.getByRole('alertdialog', { name: 'Oops.' });
    await expect(dialog.getByText(sentence)).toBeVisible();
    const words = dialog.getByText(`(auth/${code})`);
    await expect(words).toBeHidden();
    await dialog.getByText('Details').click();
    await expect(words).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await page.unroute(/signInWithPassword/);
  }
});

test('without the code of the identity provider it is the same, and nothing is lost', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/assets\/auth\.|ERR_FAILED|identity provider/]);
  const code = /\/assets\/auth\.[0-9a-f]{8}\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/sign-in-up?startWithLogIn=true');
  await submitLogIn(page, emailOf('free'), PASSWORD);
  const dialog = page.getByRole('alertdialog', { name: 'Oops.' });
  await expect(dialog).toContainText(/The log-in service could not be loaded\./);
  await page.unroute(code);
  await dialog.getByRole('button', { name: 'retry' }).click();
  await expect(page).toHaveURL('/home');
});
