import type { Entitlement, UserDocument } from 'shared-contracts';
import { uidOf } from '../content/load-accounts';
import type { Account } from '../content/schemas';
import { timeFromNow } from './time-from-now';

/** `Entitlements/{uid}`; null without a plan. */
export function entitlementOf({ entitlement }: Account, now: Date): Entitlement | null {
  if (entitlement === undefined) return null;
  const { Tier, ProductID, identifier, platform, cancels, purchased, expires } = entitlement;
  return {
    Tier,
    ProductID,
    identifier,
    platform,
    cancels,
    purchase_date: timeFromNow(purchased, now),
    expires_date: timeFromNow(expires, now),
  };
}

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
