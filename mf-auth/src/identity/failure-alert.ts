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

/** Explains a failure, and what to do. Undefined: we have no sentence for it. */
function explanationOf(error: unknown): string | undefined {
  if (error instanceof AppError || error instanceof RefusedName) return error.message;
  return error instanceof IdentityError && isExplained(error.code)
    ? explanations[error.code]
    : undefined;
}

/** Logs a failure for which we have no sentence, so that it gets one. */
export function logUnexplained(error: unknown, log: Log): void {
  if (explanationOf(error) === undefined) log.warn('A refusal has no sentence of ours', { error });
}

/**
 * The words of an alert after a failure: a plain sentence, and under "Details" the provider's
 * message, unchanged (ERROR-log-in). Our server's message is such a sentence itself. Every refusal
 * that we do not know has the same general sentence.
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

/** Codes of our server that did not answer, or not as it should. */
const PASSING: readonly ErrorCode[] = ['unavailable', 'deadline-exceeded', 'internal', 'unknown'];

/** Whether the same call to our server may succeed later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof AppError && PASSING.includes(error.code);

/**
 * The alert of a failed operation on the account: the message of the provider or of our server. It
 * offers a retry only where that can help.
 */
export const operationAlert = (error: unknown, onRetry: () => void): Alert =>
  isPassing(error)
    ? failureAlertWithRetry(new AppError('unavailable', messages.account.unreachable), onRetry)
    : failureAlert(error, onRetry);
