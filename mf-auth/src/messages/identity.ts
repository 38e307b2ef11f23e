import type { IdentityCode } from 'shared-contracts';

/** Codes beyond those of SPEC §8 that a learner meets when what was typed cannot be accepted. */
type FurtherCode =
  | 'invalid-email'
  | 'missing-email'
  | 'missing-password'
  | 'weak-password'
  | 'requires-recent-login'
  | 'timeout';

/** What a code of the identity provider means and what to do; one without a sentence does not compile. */
const explanations: Readonly<Record<IdentityCode | FurtherCode, string>> = {
  'email-already-in-use':
    'There is an account with this email address already. Log in with it, or use ‘forgot password?’.',
  'wrong-password':
    'The password does not belong to this email address. Type it again, or use ‘forgot password?’.',
  'invalid-credential':
    'Email address and password do not belong together. Check both, or use ‘forgot password?’.',
  'user-not-found':
    'There is no account with this email address. Check how it is spelled, or sign up.',
  'too-many-requests':
    'There were too many attempts in a short time. Wait some minutes, then try again.',
  'user-disabled': 'This account has been closed. Write to us on the contact page.',
  'network-request-failed':
    'Our server cannot be reached. Check your connection and try again; what you typed is still there.',
  'popup-blocked':
    'Your browser has blocked the log-in window. Allow pop-up windows for this page, then try again.',
  'popup-closed-by-user': 'The log-in window was closed before the end. Please try again.',
  'cancelled-popup-request': 'A second log-in window was opened. Please go on in that one.',
  'unauthorized-domain':
    'Logging in does not work at this address of the app. The mistake is ours: write to us on the contact page.',
  'user-mismatch':
    'This is another account than the one you are logged in with. Choose the same account again.',
  'password-does-not-meet-requirements':
    'The password is too easy to guess. Choose one that has all that is named above.',
  'multi-factor-auth-required':
    'This account asks for a second proof, which this app cannot take. Write to us on the contact page.',
  'invalid-email': 'This does not look like an email address. Check how it is spelled.',
  'missing-email': 'The email address is missing. Type it and try again.',
  'missing-password': 'The password is missing. Type it and try again.',
  'weak-password': 'The password is too short. Choose a longer one.',
  'requires-recent-login':
    'For this you must have logged in just now. Log in again, then try once more.',
  timeout: 'Our server takes too long to answer. Please try again; what you typed is still there.',
};

/** What is said when the identity provider refuses. Source: SPEC §8. */
export const identity = {
  cancel: 'cancel',
  retry: 'retry',
  explanations,
} as const;
