import { IdentityError, type Alert } from 'shared-contracts';
import { messages } from '../messages';

const { cancel, retry, explanations } = messages.identity;

const isExplained = (code: string): code is keyof typeof explanations =>
  Object.hasOwn(explanations, code);

/** Codes of a provider that did not answer. */
const UNANSWERED = new Set(['network-request-failed', 'timeout']);

/**
 * The provider's message, unchanged (SPEC §8), and on a line of its own what it means to a learner,
 * where we know that.
 */
export function failureText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof IdentityError) || !isExplained(error.code)) return message;
  return `${message}\n${explanations[error.code]}`;
}

/** The alert of a failure with cancel and retry buttons. */
export const failureAlertWithRetry = (error: unknown, onRetry: () => void): Alert => ({
  title: messages.oops,
  description: failureText(error),
  buttons: [
    { title: cancel, style: 'secondary' },
    { title: retry, style: 'primary', onClick: onRetry },
  ],
});

/**
 * The alert of a refused log-in or sign-up. Trying the same again helps only where the provider could
 * not be reached, so only then it is offered. Source: SPEC §8.
 */
export function failureAlert(error: unknown, onRetry: () => void): Alert {
  return error instanceof IdentityError && UNANSWERED.has(error.code)
    ? failureAlertWithRetry(error, onRetry)
    : { title: messages.oops, description: failureText(error) };
}
