import { AppError, IdentityError, type Alert } from 'shared-contracts';
import { isPassing } from '../../account/operation-alert';
import { failureAlert, failureAlertWithRetry, failureText } from '../../identity/failure-alert';
import { messages } from '../../messages';

/** Whoever says this may mean an account that is gone, deleted from here or from elsewhere. */
const MAY_BE_GONE = new Set(['user-not-found', 'user-token-expired', 'unauthenticated']);

const mayBeGone = (error: unknown): boolean =>
  (error instanceof IdentityError || error instanceof AppError) && MAY_BE_GONE.has(error.code);

/**
 * What is said when the account could not be deleted, and what to do: without an answer nobody knows
 * what has happened, and trying again is safe; when the proof or the request was refused, nothing
 * has.
 *
 * @param isUncertain an earlier call was not answered, so the account may be gone
 */
export function deletionAlert(error: unknown, onRetry: () => void, isUncertain: boolean): Alert {
  const { advice, unreachable } = messages.myAccount.deletion.failure;
  if (isPassing(error)) return failureAlertWithRetry(new Error(unreachable), onRetry);
  const alert = failureAlert(error, onRetry);
  return isUncertain || mayBeGone(error)
    ? alert
    : { ...alert, description: `${failureText(error)}\n${advice}` };
}
