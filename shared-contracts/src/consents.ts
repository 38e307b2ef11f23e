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

const WITHOUT_CONSENT =
  /^\/(?:collect-consents|terms-and-conditions|privacy-policy|privacy-policy-google)(?:\/|$)/;

/**
 * Whether a page may be read without the required consent: the one that asks for it, and those that
 * say what it means. Source: SPEC §4, Consent flow.
 *
 * @param pathname without query
 */
export const isReadWithoutConsent = (pathname: string): boolean => WITHOUT_CONSENT.test(pathname);
