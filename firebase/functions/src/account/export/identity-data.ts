import type { UserRecord } from 'firebase-admin/auth';

/** JSON has no undefined. */
const orNull = <T>(value: T | null | undefined): T | null => value ?? null;

/** Turns the provider's HTTP date into ISO 8601. */
const isoOf = (time: string | null | undefined): string | null =>
  time === null || time === undefined || time === '' ? null : new Date(time).toISOString();

/**
 * Picks the identity provider's data of a person without password hash, salt, or key of a second
 * factor. Source: ENTITY-provider-user.
 */
export const identityDataOf = (user: UserRecord) => ({
  uid: user.uid,
  displayName: orNull(user.displayName),
  email: orNull(user.email),
  emailVerified: user.emailVerified,
  photoURL: orNull(user.photoURL),
  phoneNumber: orNull(user.phoneNumber),
  createdAt: isoOf(user.metadata.creationTime),
  lastSignInAt: isoOf(user.metadata.lastSignInTime),
  signInMethods: user.providerData.map((provider) => ({
    providerId: provider.providerId,
    uid: provider.uid,
    displayName: orNull(provider.displayName),
    email: orNull(provider.email),
    photoURL: orNull(provider.photoURL),
    phoneNumber: orNull(provider.phoneNumber),
  })),
  claims: user.customClaims ?? {},
});
