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
