import { IdentityError } from 'shared-contracts';

/** The provider's sentences for each error. */
const SENTENCES = {
  'wrong-password': 'The password is invalid or the user does not have a password.',
  'user-not-found':
    'There is no user record corresponding to this identifier. The user may have been deleted.',
  'email-already-in-use': 'The email address is already in use by another account.',
  'invalid-email': 'The email address is badly formatted.',
  'missing-password': 'A non-empty password must be provided',
  'invalid-credential': 'The supplied auth credential is incorrect, malformed or has expired.',
  'weak-password': 'Password should be at least 6 characters',
  'user-mismatch': 'The supplied credentials do not correspond to the previously signed in user.',
  'null-user':
    'A null user object was provided as the argument for an operation which requires a non-null user object.',
} as const;

/** Makes an error in the words of the provider's SDK: its name, the sentence, the code. */
export const identityError = (code: keyof typeof SENTENCES): IdentityError =>
  new IdentityError(code, `Firebase: ${SENTENCES[code]} (auth/${code}).`);
