import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { PROJECT_ID } from 'delivery/addresses';
import { openSignedIn, PASSWORD, submitLogIn } from './accounts';
import { AS_SERVER, authOrigin, documentUrl } from './backend';

const IDENTITY = `${authOrigin}/identitytoolkit.googleapis.com/v1`;

/** A learner whom no other test uses. */
export interface Learner {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

export const freshEmail = () => `learner-${randomUUID()}@example.com`;

/**
 * Creates an account, as the sign-up form does.
 *
 * @param consents whether the learner gives all three; default: true
 */
export async function createLearner(
  request: APIRequestContext,
  { consents = true, name = 'Lena Neu' } = {},
): Promise<Learner> {
  const email = freshEmail();
  const data = { email, password: PASSWORD, displayName: name, returnSecureToken: true };
  const response = await request.post(`${IDENTITY}/accounts:signUp?key=any`, { data });
  const { localId: uid } = (await response.json()) as { localId: string };
  if (consents) await giveConsents(request, uid);
  return { uid, email, password: PASSWORD, name };
}

async function giveConsents(request: APIRequestContext, uid: string): Promise<void> {
  const given = {
    mapValue: {
      fields: {
        didUserAgree: { booleanValue: true },
        Date: { timestampValue: '2026-11-16T12:00:00Z' },
      },
    },
  };
  const fields = {
    DocID: { stringValue: uid },
    PrivacyPolicyAndTermsAndConditionsConsent: given,
    RemindersConsent: given,
    MarketingConsent: given,
  };
  const response = await request.patch(documentUrl(`Users/${uid}`), {
    ...AS_SERVER,
    data: { fields },
  });
  expect(response.ok()).toBe(true);
}

/** Writes a document as the server; the fields are in the notation of Firestore's REST API. */
export const writeAsServer = (request: APIRequestContext, path: string, fields: object) =>
  request.patch(documentUrl(path), { ...AS_SERVER, data: { fields } });

/** Reads the fields of a document as the server; undefined when it does not exist. */
export async function storedAt(request: APIRequestContext, path: string): Promise<unknown> {
  const response = await request.get(documentUrl(path), AS_SERVER);
  if (response.status() === 404) return undefined;
  return ((await response.json()) as { fields: unknown }).fields;
}

/** Reads the stored consents of a learner. */
export async function storedConsents(request: APIRequestContext, uid: string) {
  type Fields = Readonly<
    Record<string, { mapValue?: { fields: { didUserAgree: { booleanValue: boolean } } } }>
  >;
  const fields = (await storedAt(request, `Users/${uid}`)) as Fields | undefined;
  const isGiven = (name: string) => fields?.[name]?.mapValue?.fields.didUserAgree.booleanValue;
  return (
    fields && {
      terms: isGiven('PrivacyPolicyAndTermsAndConditionsConsent'),
      reminders: isGiven('RemindersConsent'),
      marketing: isGiven('MarketingConsent'),
    }
  );
}

/** Opens a page as a learner who has logged in before, and waits until it shows the session. */
export const logInAs = (
  page: Page,
  { email, password }: Pick<Learner, 'email' | 'password'>,
  next = '/home',
): Promise<void> => openSignedIn(page, email, password, next);

/** Logs in through the form, and waits until the product shows the session. */
export async function logInByForm(
  page: Page,
  { email, password }: Pick<Learner, 'email' | 'password'>,
  next: string,
): Promise<void> {
  await page.goto(`/sign-in-up?startWithLogIn=true&next=${encodeURIComponent(next)}`);
  await submitLogIn(page, email, password);
  await expect(page).toHaveURL(next);
  await expect(page.locator('html')).toHaveAttribute('data-signed-in');
}

interface OobCode {
  readonly email: string;
  readonly newEmail?: string;
  readonly requestType: string;
  readonly oobLink: string;
}

/**
 * Finds the link in the newest e-mail of a kind.
 *
 * @param to address of the receiver
 */
export async function emailedLink(
  request: APIRequestContext,
  requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL',
  to: string,
): Promise<string> {
  const response = await request.get(`${authOrigin}/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: readonly OobCode[] };
  const newest = oobCodes.findLast(
    (code) => code.requestType === requestType && (code.newEmail ?? code.email) === to,
  );
  if (!newest) throw new Error(`No e-mail ${requestType} to ${to}`);
  return newest.oobLink;
}
