import { AppError, type Alert, type ErrorCode } from 'shared-contracts';
import { failureAlert, failureAlertWithRetry } from '../identity/failure-alert';
import { messages } from '../messages';

/** The server was not reached, or has not answered as it should: what was asked may be asked again. */
const PASSING: readonly ErrorCode[] = ['unavailable', 'deadline-exceeded', 'internal', 'unknown'];

export const isPassing = (error: unknown): boolean =>
  error instanceof AppError && PASSING.includes(error.code);

/**
 * The alert of an operation on the account that failed: the provider's or the server's message, and
 * where the same can help once more, a button for that. Source: SPEC §8.
 */
export const operationAlert = (error: unknown, onRetry: () => void): Alert =>
  isPassing(error)
    ? failureAlertWithRetry(new Error(messages.account.unreachable), onRetry)
    : failureAlert(error, onRetry);
