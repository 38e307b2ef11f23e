import {
  CONSENT_FIELDS,
  type ConsentName,
  type ConsentState,
  type UserDocument,
  type ServerTimestamp,
  type Writable,
} from 'shared-contracts';

/**
 * The three consents, in the order of the form. Source: CONSENT-terms-required,
 * CONSENT-reminders-optional, CONSENT-marketing-optional.
 */
export const CONSENT_NAMES = ['PPandTandCConsent', 'RemindersConsent', 'MarketingConsent'] as const;

/**
 * The document `Users/{uid}` to write: its id and consents, each with the time of this write.
 * Source: DOC-write-user.
 *
 * @param now the server's time
 * @param names those to write; the others keep value and time
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
 * The consents in a document; a missing one was not given.
 *
 * @param stored as it was read; fields of its type may be missing
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
 * Consents given in either of the two: an empty box withdraws nothing.
 *
 * @param form the sign-up form, through which Google and Apple also admit existing users
 */
export const eitherOf = (form: ConsentState, stored: ConsentState): ConsentState => ({
  ...form,
  PPandTandCConsent: form.PPandTandCConsent || stored.PPandTandCConsent,
  RemindersConsent: form.RemindersConsent || stored.RemindersConsent,
  MarketingConsent: form.MarketingConsent || stored.MarketingConsent,
});

/**
 * The consents whose stored value differs from `state`, which are the only ones that need a new
 * date. A missing one differs, even if it is not given, because a document holds all three.
 *
 * @param stored as it was read; fields of its type may be missing
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
 * Whether a page may be read without the required consent: the consent form, and the pages that
 * explain it. Source: CONSENTFLOW-not-agreed.
 *
 * @param pathname without query
 */
export const isReadWithoutConsent = (pathname: string): boolean => WITHOUT_CONSENT.test(pathname);
