import { forLearner, perPlatform } from 'common';
import {
  AppError,
  hasCode,
  type CallableResponse,
  type CurrentUser,
  type Platform,
} from 'shared-contracts';
import { hasPassword } from '../../account/sign-in-methods';
import { isTemporary } from '../../identity/failure-alert';
import { myAccount } from '../../messages/my-account';

/** The server's answer to a request to delete the account. */
export type Deletion = CallableResponse<'requestAccountDeletion'>;

/** How the learner proves their identity: the server requires a recent log-in. */
export type Proof = 'password' | 'google' | 'recent-log-in';

/**
 * A learner with a password types it again. A learner of Google signs in again, if a browser can
 * open Google's window. All others must have logged in recently.
 */
function proofOf(user: CurrentUser, isEmbedded: boolean): Proof {
  if (hasPassword(user)) return 'password';
  return user.providers.includes('google.com') && !isEmbedded ? 'google' : 'recent-log-in';
}

/** @throws {IdentityError} when the provider refuses the proof */
async function prove(session: Platform['session'], proof: Proof, password: string): Promise<void> {
  if (proof === 'password') await session.reauthenticate(password);
  if (proof === 'google') await session.reauthenticateWithGoogle();
}

export interface AccountDeletion {
  readonly proof: Proof;
  /** False once the account may be gone: the provider would refuse every proof. */
  needsProof(): boolean;
  /** True if a call got no answer: the account may still exist or not. */
  isUncertain(): boolean;
  /**
   * Proves the learner's identity, deletes the account on the server, and logs out. Another call
   * continues where this one stopped.
   *
   * @param password used only where the proof is `password`
   * @throws {IdentityError} when the proof is refused
   * @throws {AppError} when the server refuses or does not answer; `unauthenticated` when
   *   the user has logged out or switched accounts
   */
  run(password: string): Promise<Deletion>;
}

function createDeletion(
  { session, functions, parentApp, log }: Platform,
  user: CurrentUser,
  loggedOut: AbortSignal,
): AccountDeletion {
  const proof = proofOf(user, parentApp.isEmbedded);
  let isUncertain = false;
  let needsProof = true;

  async function ask(): Promise<Deletion> {
    // The call deletes the logged-in account, so that must still be this user's.
    if (loggedOut.aborted) {
      throw new AppError('unauthenticated', myAccount.deletion.failure.loggedOut);
    }
    const wasUncertain = isUncertain;
    const settle = (isStillUncertain: boolean, isProofMissing = false) => {
      isUncertain = isStillUncertain;
      needsProof = !isStillUncertain || isProofMissing;
    };
    settle(true);
    try {
      const deletion = await functions.call('requestAccountDeletion', {});
      settle(false);
      return deletion;
    } catch (error) {
      if (wasUncertain && !loggedOut.aborted && hasCode(error, 'unauthenticated')) {
        return { status: 'deleted' };
      }
      // `failed-precondition` asks for a recent log-in: the server has not begun to delete.
      settle(wasUncertain || isTemporary(error), hasCode(error, 'failed-precondition'));
      throw error;
    }
  }

  return {
    proof,
    needsProof: () => needsProof,
    isUncertain: () => isUncertain,
    async run(password) {
      if (needsProof) await prove(session, proof, password);
      const deletion = await ask();
      try {
        if (!loggedOut.aborted) await session.signOut();
      } catch (error) {
        // The account is deleted; its session ends when the token expires.
        log.warn('Logging out after the deletion failed', { reason: String(error) });
      }
      return deletion;
    },
  };
}

const deletions = perPlatform((platform) =>
  forLearner(platform, ({ signal }) => {
    let deletion: AccountDeletion | undefined;
    return (user: CurrentUser) => (deletion ??= createDeletion(platform, user, signal));
  }),
);

/**
 * Returns the deletion of the logged-in learner, the same object for every call. It remembers
 * unanswered calls after dialog and screen are gone, because the server goes on deleting. A reload
 * and a log-out forget them. Source: API-requestAccountDeletion.
 *
 * @param user the logged-in learner
 */
export const deletionOf = (platform: Platform, user: CurrentUser): AccountDeletion =>
  deletions(platform).value?.(user) ?? createDeletion(platform, user, AbortSignal.abort());
