import { AppError, type CallableResponse, type CurrentUser, type Platform } from 'shared-contracts';
import { isPassing } from '../../account/operation-alert';
import { hasPassword } from '../../account/sign-in-methods';

/** How the learner proves that it is them; the server asks for a recent log-in. */
export type Proof = 'password' | 'google' | 'recent-log-in';

/**
 * A password is typed again. Who has none signs in with Google once more, where a browser can ask
 * for it; for everybody else the log-in itself has to be recent.
 */
export function proofOf(user: CurrentUser, isEmbedded: boolean): Proof {
  if (hasPassword(user)) return 'password';
  return user.providers.includes('google.com') && !isEmbedded ? 'google' : 'recent-log-in';
}

export type Deletion = CallableResponse<'requestAccountDeletion'>;

/**
 * The deletion as it is asked for in one dialog: proves who it is, has the account deleted, and logs
 * out. Source: SPEC §7.
 *
 * Where the server was asked and its answer got lost, the account may be gone, and with it whoever
 * could prove anything: the next call only asks how far it is.
 *
 * @returns deletes the account with the password that was typed, which is only looked at where the
 *   proof is one. It rejects with an `IdentityError` when the proof is refused, with an `AppError`
 *   when the server refuses or does not answer; calling it again goes on where it stopped.
 */
export function createDeletion(
  { session, functions, log }: Pick<Platform, 'session' | 'functions' | 'log'>,
  proof: Proof,
): (password: string) => Promise<Deletion> {
  let isUnanswered = false;

  async function prove(password: string): Promise<void> {
    if (proof === 'password') await session.reauthenticate(password);
    if (proof === 'google') await session.reauthenticateWithGoogle();
  }

  async function ask(): Promise<Deletion> {
    const isAskedAgain = isUnanswered;
    isUnanswered = true;
    try {
      return await functions.call('requestAccountDeletion', {});
    } catch (error) {
      if (isAskedAgain && error instanceof AppError && error.code === 'unauthenticated') {
        return { status: 'deleted' };
      }
      isUnanswered = isPassing(error);
      throw error;
    }
  }

  return async (password) => {
    if (!isUnanswered) await prove(password);
    const deletion = await ask();
    try {
      await session.signOut();
    } catch (error) {
      // The account is gone all the same; its session ends with the next token.
      log.warn('Logging out after the deletion failed', { reason: String(error) });
    }
    return deletion;
  };
}
