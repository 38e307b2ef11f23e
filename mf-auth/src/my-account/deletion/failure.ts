import type { Alert } from 'shared-contracts';
import { isPassing } from '../../account/operation-alert';
import { failureAlert, failureAlertWithRetry, failureText } from '../../identity/failure-alert';
import { messages } from '../../messages';

/**
 * What is said when the account could not be deleted, and what to do: nothing has happened when the
 * proof or the request was refused; without an answer nobody knows, and trying again is safe.
 */
export function deletionAlert(error: unknown, onRetry: () => void): Alert {
  const { advice, unreachable } = messages.myAccount.deletion.failure;
  return isPassing(error)
    ? failureAlertWithRetry(new Error(unreachable), onRetry)
    : { ...failureAlert(error, onRetry), description: `${failureText(error)}\n${advice}` };
}
