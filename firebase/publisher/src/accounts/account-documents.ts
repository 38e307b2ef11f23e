import type { UserDocument } from 'shared-contracts';
import { uidOf } from '../content/load-accounts';
import type { Account } from '../content/accounts-file';

/** A date as the database stores it, where clients see ISO 8601 text. */
type Stored<T> = { readonly [K in keyof T]: K extends 'Date' ? Date : Stored<T[K]> };

/** `Users/{uid}` with all three consents; null when none was given. */
export function userDocumentOf(account: Account, now: Date): Stored<UserDocument> | null {
  if (!account.consents) return null;
  const consent = { didUserAgree: true, Date: now };
  return {
    DocID: uidOf(account),
    PrivacyPolicyAndTermsAndConditionsConsent: consent,
    RemindersConsent: consent,
    MarketingConsent: consent,
  };
}

/** `Teachers/{uid}`; null without the claim. The rules ask for both. */
export const teacherOf = ({ claims }: Account, now: Date): { readonly Since: Date } | null =>
  claims?.teacher === true ? { Since: now } : null;

/** `CheckedNames/{uid}`, as the server writes it for a name that is free; null for a teacher. */
export const checkedNameOf = ({
  displayName,
  claims,
}: Account): { readonly Username: string } | null =>
  claims?.teacher === true ? null : { Username: displayName };
