import {
  CONSENT_FIELDS,
  type ConsentName,
  type ConsentState,
  type UserDocument,
  type ServerTimestamp,
  type Writable,
} from 'shared-contracts';

/**
 * The three consents, in the order of the form.
 * Source: CONSENT-terms-required, CONSENT-reminders-optional, CONSENT-marketing-optional.
 */
export const CONSENT_NAMES = ['PPandTandCConsent', 'RemindersConsent', 'MarketingConsent'] as const;

/**
 * Makes the document `Users/{uid}` to write: its id and consents, each with the time of this write.
 * Source: DOC-write-user.
 *
 * @param now the server's time
 * @param names consents to write; the others keep value and time
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
 * Reads the consents of a document; a missing consent was not given.
 *
 * @param stored the document; fields may be missing
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
 * Combines the consents given in the form or stored before: an empty box withdraws nothing.
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
 * The consents whose stored value differs from `state`; only these need a new date. A missing one
 * differs too, because a document must hold all three.
 *
 * @param stored the document; fields may be missing
 */
export const differingConsents = (
  state: ConsentState,
  stored: Partial<UserDocument>,
): readonly ConsentName[] =>
  CONSENT_NAMES.filter((name) => stored[CONSENT_FIELDS[name]]?.didUserAgree !== state[name]);

/** Copies the named consents from `from` into `to`. */
export const takeConsents = (
  to: ConsentState,
  from: ConsentState,
  names: readonly ConsentName[],
): ConsentState => ({ ...to, ...Object.fromEntries(names.map((name) => [name, from[name]])) });

const WITHOUT_CONSENT =
  /^\/(?:collect-consents|terms-and-conditions|privacy-policy|privacy-policy-google)(?:\/|$)/;

/**
 * Whether a page opens without the required consent: the consent form, and the pages that explain
 * it. Source: CONSENTFLOW-not-agreed.
 *
 * @param pathname without query
 */
export const isReadWithoutConsent = (pathname: string): boolean => WITHOUT_CONSENT.test(pathname);
