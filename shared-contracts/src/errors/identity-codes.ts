/** Codes of the identity provider, without their prefix `auth/`. Source: SPEC §8. */
export const IDENTITY_CODES = [
  'email-already-in-use',
  'wrong-password',
  'invalid-credential',
  'user-not-found',
  'too-many-requests',
  'user-disabled',
  'network-request-failed',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'user-mismatch',
  'password-does-not-meet-requirements',
  'multi-factor-auth-required',
] as const;
export type IdentityCode = (typeof IDENTITY_CODES)[number];
