import { RefusedName } from 'kit/username';
import {
  AppError,
  IdentityError,
  toError,
  type Alert,
  type ErrorCode,
  type Log,
} from 'shared-contracts';
import { messages } from '../messages';
import { identity } from '../messages/identity';

const { cancel, retry, explanations, unexplained } = identity;

const isExplained = (code: string): code is keyof typeof explanations =>
  Object.hasOwn(explanations, code);

/** Says what a failure means and what to do; undefined for an unknown failure. */
function explanationOf(error: unknown): string | undefined {
  if (error instanceof AppError || error instanceof RefusedName) return error.message;
  return error instanceof IdentityError && isExplained(error.code)
    ? explanations[error.code]
    : undefined;
}

/** Logs an unknown failure, so that we can write a sentence for it. */
export function logUnexplained(error: unknown, log: Log): void {
  if (explanationOf(error) === undefined) log.warn('A refusal has no sentence of ours', { error });
}

/**
 * Words an alert after a failure: a plain sentence, and the provider's unchanged message as
 * "Details" (ERROR-log-in). A message of our server is a plain sentence already. All unknown
 * failures share one general sentence.
 */
export function failureWords(error: unknown): {
  readonly description: string;
  readonly details?: string;
} {
  const explanation = explanationOf(error);
  const { message } = toError(error);
  return explanation === message
    ? { description: message }
    : { description: explanation ?? unexplained, details: message };
}

/** The alert of a failure with cancel and retry buttons. */
export const failureAlertWithRetry = (error: unknown, onRetry: () => void): Alert => ({
  title: messages.oops,
  ...failureWords(error),
  buttons: [
    { title: cancel, style: 'secondary' },
    { title: retry, style: 'primary', onClick: onRetry },
  ],
});

/** Codes of an identity provider that did not answer. */
const UNANSWERED = new Set(['network-request-failed', 'timeout']);

/**
 * The alert of a refused log-in or sign-up. It offers a retry only if the identity provider did not
 * answer; otherwise the same attempt would fail again. Source: ERROR-log-in.
 */
export function failureAlert(error: unknown, onRetry: () => void): Alert {
  return error instanceof IdentityError && UNANSWERED.has(error.code)
    ? failureAlertWithRetry(error, onRetry)
    : { title: messages.oops, ...failureWords(error) };
}

/** Codes of calls that our server did not answer, or answered wrongly. */
const TEMPORARY: readonly ErrorCode[] = ['unavailable', 'deadline-exceeded', 'internal', 'unknown'];

/** Whether the same call to our server may succeed later. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof AppError && TEMPORARY.includes(error.code);

/**
 * The alert of a failed operation on the account: the message of the provider or of our server. It
 * offers a retry only where that can help.
 */
export const operationAlert = (error: unknown, onRetry: () => void): Alert =>
  isTemporary(error)
    ? failureAlertWithRetry(new AppError('unavailable', messages.account.unreachable), onRetry)
    : failureAlert(error, onRetry);
