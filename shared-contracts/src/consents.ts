import {
  CONSENT_FIELDS,
  type ConsentName,
  type ConsentState,
  type UserDocument,
} from './entities/index';
import type { ServerTimestamp, Writable } from './platform/index';

/** The three consents, in the order of the form. Source: SPEC §2. */
export const CONSENT_NAMES = ['PPandTandCConsent', 'RemindersConsent', 'MarketingConsent'] as const;

/**
 * What is written to `Users/{uid}`: its id and consents, each with the time of this writing. Source:
 * SPEC §7, Document database.
 *
 * @param now stands for the server's time
 * @param names those to write; the others keep what they say and since when
 */
export const toUserDocument = (
  uid: string,
  state: ConsentState,
  now: ServerTimestamp,
  names: readonly ConsentName[] = CONSENT_NAMES,
): Writable<Partial<UserDocument>> => ({
  DocID: uid,
  ...Object.fromEntries(
    names.map((name) => [CONSENT_FIELDS[name], { didUserAgree: state[name], Date: now }]),
  ),
});

/**
 * The consents that a document holds; one that is missing in it was not given.
 *
 * @param stored as it was read, so perhaps older or poorer than its type
 */
export function toConsentState(stored: Partial<UserDocument>): ConsentState {
  const isGiven = (name: ConsentName) => stored[CONSENT_FIELDS[name]]?.didUserAgree === true;
  return {
    PPandTandCConsent: isGiven('PPandTandCConsent'),
    RemindersConsent: isGiven('RemindersConsent'),
    MarketingConsent: isGiven('MarketingConsent'),
    isUnderlined: false,
  };
}

/**
 * What was given in one of the two: a box that was left empty withdraws nothing.
 *
 * @param form what a sign-up form says; Google and Apple let in there also who has an account
 */
export const eitherOf = (form: ConsentState, stored: ConsentState): ConsentState => ({
  ...form,
  PPandTandCConsent: form.PPandTandCConsent || stored.PPandTandCConsent,
  RemindersConsent: form.RemindersConsent || stored.RemindersConsent,
  MarketingConsent: form.MarketingConsent || stored.MarketingConsent,
});

/**
 * Those that a document does not hold as `state` does, so the only ones that need a new date. One
 * that is missing in it belongs to them, even if it is not given: a document holds all three.
 *
 * @param stored as it was read, so perhaps older or poorer than its type
 */
export const differingConsents = (
  state: ConsentState,
  stored: Partial<UserDocument>,
): readonly ConsentName[] =>
  CONSENT_NAMES.filter((name) => stored[CONSENT_FIELDS[name]]?.didUserAgree !== state[name]);

/** `to`, with some of its consents as `from` has them. */
export const takeConsents = (
  to: ConsentState,
  from: ConsentState,
  names: readonly ConsentName[],
): ConsentState => ({ ...to, ...Object.fromEntries(names.map((name) => [name, from[name]])) });

const WITHOUT_CONSENT =
  /^\/(?:collect-consents|terms-and-conditions|privacy-policy|privacy-policy-google)(?:\/|$)/;

/**
 * Whether a page may be read without the required consent: the one that asks for it, and those that
 * say what it means. Source: SPEC §4, Consent flow.
 *
 * @param pathname without query
 */
export const isReadWithoutConsent = (pathname: string): boolean => WITHOUT_CONSENT.test(pathname);
