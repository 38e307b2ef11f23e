import type { AppError } from '../errors/index';

/** One consent as it is stored. Source: SPEC §3. */
export interface StoredConsent {
  readonly didUserAgree: boolean;
  /** ISO 8601, set by the server. */
  readonly Date: string;
}

/**
 * `Users/{uid}`, written by its owner: all three consents at first, later those that change, each
 * whole and with the server's time. The first of them, once given, is not withdrawn. Source: SPEC
 * §3, User document; docs/account.md.
 */
export interface UserDocument {
  readonly DocID: string;
  readonly PrivacyPolicyAndTermsAndConditionsConsent: StoredConsent;
  readonly RemindersConsent: StoredConsent;
  readonly MarketingConsent: StoredConsent;
}

/** Consent state in memory; a reset sets all to false. Source: SPEC §3. */
export interface ConsentState {
  readonly PPandTandCConsent: boolean;
  readonly RemindersConsent: boolean;
  readonly MarketingConsent: boolean;
  /** Whether the terms part of the consent control is underlined; any change clears it. */
  readonly isUnderlined: boolean;
}

export type ConsentName = Exclude<keyof ConsentState, 'isUnderlined'>;

export const NO_CONSENTS: ConsentState = {
  PPandTandCConsent: false,
  RemindersConsent: false,
  MarketingConsent: false,
  isUnderlined: false,
};

/** Where each consent stands in the document of the user. Source: SPEC §3. */
export const CONSENT_FIELDS = {
  PPandTandCConsent: 'PrivacyPolicyAndTermsAndConditionsConsent',
  RemindersConsent: 'RemindersConsent',
  MarketingConsent: 'MarketingConsent',
} as const satisfies Readonly<Record<ConsentName, keyof UserDocument>>;

/**
 * What is known of the stored consents of the learner who is signed in. Source: SPEC §4, Consent
 * flow.
 */
export type ConsentsStatus =
  /** Nobody is signed in, or it has not been asked for yet. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  /** Agreed to privacy policy and terms; the consent state holds what is stored. */
  | { readonly status: 'success' }
  /** Loaded, and not agreed: the learner has to be asked. */
  | { readonly status: 'missing' }
  /** Could be neither loaded nor, after a sign-up, stored. */
  | { readonly status: 'failure'; readonly error: AppError };
