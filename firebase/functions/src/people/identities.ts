import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import { AppError } from 'shared-contracts';
import { adminApp } from '../platform/database';
import { errorCodeOf } from '../platform/error-code';

/** The used part of the identity provider's interface. */
export type Identities = Pick<Auth, 'getUser' | 'getUserByEmail' | 'deleteUser'>;

export const identities = (): Identities & Pick<Auth, 'getUsers'> => getAuth(adminApp());

const BUSY = ['auth/too-many-requests', 'auth/quota-exceeded', 'app/quota-exceeded'];

/** Turns a failure of the provider into an error for the caller. Its `cause` is for the log. */
function toAppError(error: unknown): AppError {
  const code = errorCodeOf(error);
  const answer =
    code === 'auth/invalid-email'
      ? new AppError('invalid-argument', 'The account service does not accept this address.')
      : BUSY.some((busyCode) => busyCode === code)
        ? new AppError('resource-exhausted', 'Too many calls. Wait a minute and try again.')
        : new AppError(
            'unavailable',
            'The account service does not answer. Try again in a minute.',
          );
  answer.cause = error;
  return answer;
}

/**
 * Asks the provider; null: the account does not exist.
 *
 * @throws {AppError} `invalid-argument`, `resource-exhausted` or `unavailable`, never `internal`
 */
async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (errorCodeOf(error) === 'auth/user-not-found') return null;
    throw toAppError(error);
  }
}

export const findByUid = (provider: Identities, uid: string): Promise<UserRecord | null> =>
  orNull(() => provider.getUser(uid));

export const findByEmail = (provider: Identities, email: string): Promise<UserRecord | null> =>
  orNull(() => provider.getUserByEmail(email));

/** Deletes an account, also one that no longer exists. */
export async function deleteIdentity(provider: Identities, uid: string): Promise<void> {
  await orNull(() => provider.deleteUser(uid));
}
