import { forLearner, perPlatform } from 'common';
import {
  AppError,
  hasCode,
  type CallableResponse,
  type CurrentUser,
  type Platform,
} from 'shared-contracts';
import { hasPassword } from '../../account/sign-in-methods';
import { isPassing } from '../../identity/failure-alert';
import { myAccount } from '../../messages/my-account';

export type Deletion = CallableResponse<'requestAccountDeletion'>;

/** How the learner proves their identity: the server requires a recent log-in. */
export type Proof = 'password' | 'google' | 'recent-log-in';

/**
 * A learner with a password types it again. Without one they sign in with Google again, where a
 * browser can open its window. For everybody else the log-in itself must be recent.
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

/** The deletion of one learner's account. */
export interface AccountDeletion {
  readonly proof: Proof;
  /** False once the account may be gone: nobody could prove anything then. */
  needsProof(): boolean;
  /** A call was not answered, so we do not know whether the account still exists. */
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
  gone: AbortSignal,
): AccountDeletion {
  const proof = proofOf(user, parentApp.isEmbedded);
  let isUncertain = false;
  let needsProof = true;

  async function ask(): Promise<Deletion> {
    // The call deletes the account that is logged in, so it must be theirs.
    if (gone.aborted) {
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
      if (wasUncertain && !gone.aborted && hasCode(error, 'unauthenticated')) {
        return { status: 'deleted' };
      }
      // `failed-precondition` asks for a recent log-in: the server has not begun to delete.
      settle(wasUncertain || isPassing(error), hasCode(error, 'failed-precondition'));
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
        if (!gone.aborted) await session.signOut();
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
 * Gives the deletion of the present learner's account, the same object for every call. It remembers
 * unanswered calls when dialog and screen are gone, because the server continues too. A reload and
 * a log-out forget them. Source: API-requestAccountDeletion.
 *
 * @param user who is logged in
 */
export const deletionOf = (platform: Platform, user: CurrentUser): AccountDeletion =>
  deletions(platform).value?.(user) ?? createDeletion(platform, user, AbortSignal.abort());
