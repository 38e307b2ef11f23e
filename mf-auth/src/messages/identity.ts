import type { IdentityCode } from 'shared-contracts';

/** Codes of the provider that `IDENTITY_CODES` does not list. */
type FurtherCode =
  | 'invalid-email'
  | 'missing-email'
  | 'missing-password'
  | 'weak-password'
  | 'requires-recent-login'
  | 'timeout';

/** Says what each code means and what to do. A missing sentence is a type error. */
const explanations: Readonly<Record<IdentityCode | FurtherCode, string>> = {
  'email-already-in-use':
    'There is already an account with this email address. Log in with it, or use ‘forgot password?’.',
  'wrong-password':
    'The password does not match this email address. Type it again, or use ‘forgot password?’.',
  'invalid-credential':
    'Email address and password do not match. Check both, or use ‘forgot password?’.',
  'user-not-found':
    'There is no account with this email address. Check how it is spelled, or sign up.',
  'too-many-requests':
    'There were too many attempts in a short time. Wait a few minutes, then try again.',
  'user-disabled': 'This account has been closed. Write to us on the contact page.',
  'network-request-failed':
    'Our server cannot be reached. Check your connection and try again; what you typed is still there.',
  'popup-blocked':
    'Your browser has blocked the log-in window. Allow pop-up windows for this page, then try again.',
  'popup-closed-by-user': 'The log-in window was closed too early. Please try again.',
  'cancelled-popup-request': 'A second log-in window was opened. Please continue there.',
  'unauthorized-domain':
    'You cannot log in at this web address. This is our mistake: write to us on the contact page.',
  'user-mismatch': 'This is not the account that you are logged in with. Choose that account.',
  'password-does-not-meet-requirements':
    'The password is too easy to guess. Choose one that meets the rules above.',
  'multi-factor-auth-required':
    'This account needs a second factor, which this app does not support. Write to us on the contact page.',
  'invalid-email': 'This does not look like an email address. Check how it is spelled.',
  'missing-email': 'The email address is missing. Type it and try again.',
  'missing-password': 'The password is missing. Type it and try again.',
  'weak-password': 'The password is too short. Choose a longer one.',
  'requires-recent-login': 'This needs a recent log-in. Log in and try again.',
  timeout: 'Our server takes too long to answer. Please try again; what you typed is still there.',
};

/**
 * Texts for refusals of the identity provider. Source: IDCODE-email-already-in-use to
 * IDCODE-multi-factor-auth-required.
 */
export const identity = {
  cancel: 'cancel',
  retry: 'retry',
  /** For an unknown refusal. */
  unexplained: 'That did not work. Please try again; what you typed is still there.',
  explanations,
} as const;
