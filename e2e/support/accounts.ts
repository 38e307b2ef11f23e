import { expect, type Page } from '@playwright/test';
import { addresses } from 'delivery/addresses';

const ACCOUNTS = `http://${addresses().auth}/identitytoolkit.googleapis.com/v1/accounts`;
/** Firebase's API key in the product's configuration (`delivery/src/compose/deployment.ts`). */
const API_KEY = 'demo-key';
/** Firebase's default name of an app. */
const APP_NAME = '[DEFAULT]';

interface SignInAnswer {
  readonly localId: string;
  readonly email: string;
  readonly displayName: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** Life of the ID token, in seconds. */
  readonly expiresIn: string;
}

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

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Logs in at the identity provider without the form, which `log-in.spec.ts` tests.
 *
 * @returns the provider's answer, with the tokens
 */
async function signIn({ email, password }: Credentials): Promise<SignInAnswer> {
  const response = await fetch(`${ACCOUNTS}:signInWithPassword?key=${API_KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  expect(response.ok, `${email} may log in`).toBe(true);
  return (await response.json()) as SignInAnswer;
}

/**
 * Makes the entry of the local storage in which Firebase's SDK keeps a logged-in user.
 *
 * @returns key and value
 */
export async function storedUser(credentials: Credentials): Promise<readonly [string, string]> {
  const answer = await signIn(credentials);
  const user = {
    uid: answer.localId,
    email: answer.email,
    displayName: answer.displayName,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      accessToken: answer.idToken,
      refreshToken: answer.refreshToken,
      expirationTime: Date.now() + Number(answer.expiresIn) * 1000,
    },
    apiKey: API_KEY,
    appName: APP_NAME,
  };
  return [`firebase:authUser:${API_KEY}:${APP_NAME}`, JSON.stringify(user)];
}

/**
 * Opens a page in a browser in which the user has logged in before.
 *
 * @param next address of the page
 */
export async function openSignedIn(
  page: Page,
  email: string,
  password: string,
  next: string,
): Promise<void> {
  const user = await storedUser({ email, password });
  // Answer a page of the same origin without code of the product, and with an icon inside.
  const empty = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
  await page.route('**/empty-page', (route) => route.fulfill(empty), { times: 1 });
  await page.goto('/empty-page');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), user);
  await page.goto(next);
  await expect(page.locator('html')).toHaveAttribute('data-signed-in');
}

/** Opens home as a seeded account, and waits until the product knows the session and the plan. */
export async function logIn(page: Page, account: Account): Promise<void> {
  await openSignedIn(page, emailOf(account), PASSWORD, '/home');
  // Wait for the tier, because home changes its first lesson when it arrives.
  if (!WITHOUT_PLAN.has(account)) {
    await expect(page.locator('html')).toHaveAttribute('data-tier');
  }
}
