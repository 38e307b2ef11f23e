import { AppError, type CallableResponse, type CurrentUser, type Platform } from 'shared-contracts';
import { isPassing } from '../../account/operation-alert';
import { messages } from '../../messages';
import { proofOf, prove, type Proof } from './proof';

export type Deletion = CallableResponse<'requestAccountDeletion'>;

/** The deletion of one learner's account. */
export interface AccountDeletion {
  readonly proof: Proof;
  /** False once the account may be gone, and with it whoever could prove anything. */
  needsProof(): boolean;
  /** A call was not answered, so nobody here knows whether the account is still there. */
  isUncertain(): boolean;
  /**
   * Proves who it is, has the account deleted, and logs out. Calling it again goes on where it
   * stopped.
   *
   * @param password what was typed, which is only looked at where the proof is one
   * @throws {IdentityError} when the proof is refused
   * @throws {AppError} when the server refuses or does not answer; `unauthenticated` when somebody
   *   else, or nobody, is logged in by now
   */
  run(password: string): Promise<Deletion>;
}

type Services = Pick<Platform, 'session' | 'functions' | 'parentApp' | 'log'>;

const hasCode = (error: unknown, code: AppError['code']): boolean =>
  error instanceof AppError && error.code === code;

function createDeletion(
  { session, functions, parentApp, log }: Services,
  user: CurrentUser,
): AccountDeletion {
  const proof = proofOf(user, parentApp.isEmbedded);
  let isUncertain = false;
  let needsProof = true;

  const isTheirSession = (): boolean => {
    const state = session.state$.value;
    return state.status === 'member' && state.user.UID === user.UID;
  };

  async function ask(): Promise<Deletion> {
    // The call would delete the account of whoever is logged in.
    if (!isTheirSession()) {
      throw new AppError('unauthenticated', messages.myAccount.deletion.failure.loggedOut);
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
      if (wasUncertain && isTheirSession() && hasCode(error, 'unauthenticated')) {
        return { status: 'deleted' };
      }
      // The server asks for a recent log-in only where nothing has begun.
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
        if (isTheirSession()) await session.signOut();
      } catch (error) {
        // The account is gone all the same; its session ends with the next token.
        log.warn('Logging out after the deletion failed', { reason: String(error) });
      }
      return deletion;
    },
  };
}

const deletions = new WeakMap<Platform['session'], Map<string, AccountDeletion>>();

/**
 * The deletion of a learner's account, the same each time: what it knows of unanswered calls outlives
 * the dialog and the screen, as the server's work does. A reload forgets it. Source: SPEC §7.
 */
export function deletionOf(services: Services, user: CurrentUser): AccountDeletion {
  const ofSession = deletions.get(services.session) ?? new Map<string, AccountDeletion>();
  deletions.set(services.session, ofSession);
  const deletion = ofSession.get(user.UID) ?? createDeletion(services, user);
  ofSession.set(user.UID, deletion);
  return deletion;
}
