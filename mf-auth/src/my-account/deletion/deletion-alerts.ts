import { AppError, IdentityError, type Alert } from 'shared-contracts';
import { failureAlert, failureAlertWithRetry, isTemporary } from '../../identity/failure-alert';
import { myAccount } from '../../messages/my-account';
import type { Deletion } from './delete-account';

/** Codes after which the account may be gone: deleted here or elsewhere. */
const MAY_BE_GONE = new Set(['user-not-found', 'user-token-expired', 'unauthenticated']);

const mayBeGone = (error: unknown): boolean =>
  (error instanceof IdentityError || error instanceof AppError) && MAY_BE_GONE.has(error.code);

/**
 * The alert of a failed deletion. Without an answer we do not know what happened, and another
 * attempt is safe. After a refusal nothing has happened, and the alert says so.
 *
 * @param isUncertain an earlier call was not answered, so the account may be gone
 */
export function deletionAlert(error: unknown, onRetry: () => void, isUncertain: boolean): Alert {
  const { advice, unreachable } = myAccount.deletion.failure;
  if (isTemporary(error))
    return failureAlertWithRetry(new AppError('unavailable', unreachable), onRetry);
  const alert = failureAlert(error, onRetry);
  return isUncertain || mayBeGone(error)
    ? alert
    : { ...alert, description: `${alert.description}\n${advice}` };
}

/** The alert after a deletion: whether it is complete, and which store still charges. */
export function farewell({ status, storeToCancel }: Deletion): Alert {
  const { farewell: words } = myAccount.deletion;
  const { title, text } = words[status];
  const store = storeToCancel && words.store[storeToCancel];
  return { title, description: store === undefined ? text : `${text}\n${store}` };
}
