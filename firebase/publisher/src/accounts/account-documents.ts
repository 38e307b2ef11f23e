import type { UserDocument } from 'shared-contracts';
import { uidOf } from '../content/load-accounts';
import type { Account } from '../content/accounts-file';

/** The stored form of a document: a `Date` in place of the ISO 8601 text that clients read. */
type Stored<T> = { readonly [K in keyof T]: K extends 'Date' ? Date : Stored<T[K]> };

/** Makes `Users/{uid}` with all three consents; null without consents. */
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

/** Makes `Teachers/{uid}`, which the rules require beside the claim; null without the claim. */
export const teacherOf = ({ claims }: Account, now: Date): { readonly Since: Date } | null =>
  claims?.teacher === true ? { Since: now } : null;

/** Makes `CheckedNames/{uid}`, as the server does for an allowed name; null for a teacher. */
export const checkedNameOf = ({
  displayName,
  claims,
}: Account): { readonly Username: string } | null =>
  claims?.teacher === true ? null : { Username: displayName };
