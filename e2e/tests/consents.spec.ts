import type { Page, Request } from '@playwright/test';
import {
  createLearner,
  freshEmail,
  logInAs,
  logInByForm,
  storedConsents,
  type Learner,
} from '../support/learner';
import { PASSWORD } from '../support/accounts';
import { mainHeading } from '../support/remotes';
import { expect, test } from '../support/test';

const CONSENTS = '/collect-consents';
/** Console errors of the browser and of Firestore's SDK when a request is cut off. */
const OFFLINE = [/documents:(batchGet|commit)/, /ERR_FAILED/, /RPC_ERROR HTTP error/];
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Whether a request reads the stored consents. */
const isFetch = (request: Request) =>
  request.url().includes('documents:batchGet') && (request.postData() ?? '').includes('/Users/');
/** Whether a request stores the consents. */
const isUpload = (request: Request) =>
  request.url().includes('documents:commit') && (request.postData() ?? '').includes('/Users/');

const consentsFetched = (page: Page) =>
  page.waitForResponse((response) => isFetch(response.request()));

/** Expects the address to stay, after the page has handled the answer. */
async function expectToStay(page: Page, url: string | RegExp): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page).toHaveURL(url);
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are not logged in.')).toBeVisible();
}

test('a learner without consents is asked after the log-in, needs the first, comes back, and is not asked again [CONSENTFLOW-delay] [CONSENTFLOW-not-agreed] [CONSENT-terms-required] [CONSENT-reminders-optional] [CONSENT-marketing-optional] [VALID-optional-consents] [DOC-write-user] [ABOUT-consents]', async ({
  page,
  request,
}) => {
  const learner = await createLearner(request, { consents: false });
  await logInByForm(page, learner, '/contact?from=here');
  await expect(page).toHaveURL(CONSENTS);
  await expect(mainHeading(page, 'Your consents')).toBeVisible();

  await save(page).click();
  const alert = page.getByRole('alertdialog', { name: 'Agree', exact: true });
  await expect(alert).toHaveAccessibleDescription(
    /^Agree to Privacy Policy and Terms and Conditions Please tick the box/,
  );
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(box(page, /^Terms/)).toHaveAttribute('aria-invalid', 'true');
  expect(await storedConsents(request, learner.uid)).toBeUndefined();

  await box(page, /^Terms/).check();
  await expect(box(page, /^Terms/)).not.toHaveAttribute('aria-invalid');
  await box(page, /^Newsletters/).check();
  await save(page).click();
  await expect(page).toHaveURL('/contact?from=here');
  expect(await storedConsents(request, learner.uid)).toEqual({
    terms: true,
    reminders: false,
    marketing: true,
  });

  await logOut(page);
  const fetched = consentsFetched(page);
  await logInByForm(page, learner, '/home');
  await fetched;
  await expectToStay(page, '/home');
});

test('who reads a legal text is left there @full [CONSENTFLOW-not-agreed]', async ({
  page,
  request,
}) => {
  const learner = await createLearner(request, { consents: false });
  const fetched = consentsFetched(page);
  await logInAs(page, learner, '/terms-and-conditions');
  await fetched;
  await expectToStay(page, '/terms-and-conditions');
});

test('consents that cannot be loaded lead nowhere; the form says so and can try again @full', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(OFFLINE);
  const learner = await createLearner(request, { consents: false });
  await page.route(/documents:batchGet/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', isFetch);
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The consents could not be managed'),
  );
  await logInAs(page, learner);
  await failed;
  await logged;
  await expectToStay(page, '/home');

  await page.goto(CONSENTS);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(/documents:batchGet/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(box(page, /^Terms/)).not.toBeChecked();
});

async function signUp(page: Page, email: string): Promise<Pick<Learner, 'email' | 'password'>> {
  await page.getByLabel('Username', { exact: true }).fill('Nina Neu');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'SIGN UP', exact: true }).click();
  return { email, password: PASSWORD };
}

test("a new account's consents are stored with it, also those ticked before, and nobody is asked [SIGNUP-creates-account] [CONSENTFLOW-manage] [ENTITY-upload-flag] [ENTITY-user-document] [ABOUT-consents]", async ({
  page,
}) => {
  await page.goto(CONSENTS);
  await box(page, /^Terms/).check();
  await box(page, /^Reminders/).check();
  await page.getByRole('link', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
  const uploaded = page.waitForResponse((response) => isUpload(response.request()));
  await signUp(page, freshEmail());
  expect((await uploaded).ok()).toBe(true);
  await expect(page).toHaveURL('/home');

  const asked: Request[] = [];
  page.on('request', (request) => isFetch(request) && asked.push(request));
  await page.getByRole('link', { name: 'SETTINGS' }).first().click();
  await expect(page.getByRole('switch', { name: /^Reminders/ })).toBeChecked();
  await expect(page.getByRole('switch', { name: /^Newsletters/ })).not.toBeChecked();
  expect(asked).toEqual([]);
});

test('an upload that fails after a sign-up is tried again by itself @full', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(OFFLINE);
  await page.goto('/sign-in-up');
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.route(/documents:commit/, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed', isUpload);
  const uploaded = page.waitForResponse((response) => isUpload(response.request()));
  await signUp(page, freshEmail());
  await failed;
  expect((await uploaded).ok()).toBe(true);
  await expectToStay(page, '/home');
});
