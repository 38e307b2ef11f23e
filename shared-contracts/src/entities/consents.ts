import type { AppError } from '../base/errors';

/** One consent as it is stored. Source: ENTITY-user-document. */
export interface StoredConsent {
  readonly didUserAgree: boolean;
  /** ISO 8601, set by the server. */
  readonly Date: string;
}

/**
 * `Users/{uid}`, written by its owner: first all three consents, later the changed ones, each with
 * the server's time. The required consent cannot be withdrawn.
 * Source: ENTITY-user-document, docs/account.md.
 */
export interface UserDocument {
  readonly DocID: string;
  readonly PrivacyPolicyAndTermsAndConditionsConsent: StoredConsent;
  readonly RemindersConsent: StoredConsent;
  readonly MarketingConsent: StoredConsent;
}

/**
 * Consent state in memory; a reset sets all to false.
 * Source: ENTITY-consent-state, ENTITY-consent-reset.
 */
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

/** The field of the user's document that holds each consent. Source: ENTITY-user-document. */
export const CONSENT_FIELDS = {
  PPandTandCConsent: 'PrivacyPolicyAndTermsAndConditionsConsent',
  RemindersConsent: 'RemindersConsent',
  MarketingConsent: 'MarketingConsent',
} as const satisfies Readonly<Record<ConsentName, keyof UserDocument>>;

/**
 * State of the signed-in user's stored consents.
 * Source: CONSENTFLOW-agreed, CONSENTFLOW-not-agreed.
 */
export type ConsentsStatus =
  /** For a visitor, or before the first request. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  /** Agreed to privacy policy and terms; the consent state holds the stored values. */
  | { readonly status: 'success' }
  /** Loaded, and not agreed: ask the learner. */
  | { readonly status: 'missing' }
  /** The consents could not be loaded or, after a sign-up, stored. */
  | { readonly status: 'failure'; readonly error: AppError };
