/** Codes of a failed callable. Source: HTTP-400 to HTTP-other, API-refusals. */
export const ERROR_CODES = [
  'invalid-argument',
  'unauthenticated',
  'permission-denied',
  'not-found',
  'aborted',
  'resource-exhausted',
  'cancelled',
  'unimplemented',
  'unavailable',
  'deadline-exceeded',
  'failed-precondition',
  'internal',
  'unknown',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Maps any code to one of `ERROR_CODES`; an unlisted code becomes `unknown` (HTTP-other). */
export const toErrorCode = (code: string): ErrorCode =>
  ERROR_CODES.find((knownCode) => knownCode === code) ?? 'unknown';

/**
 * Message of the internal error when an answer has neither `result` nor `data`.
 * Source: HTTP-missing-data.
 */
export const MISSING_DATA_MESSAGE = 'Response is missing data field';

/**
 * `error.code` in an answer without access: not signed in.
 * Source: ACCESS-not-signed-in, API-no-access.
 */
export const NOT_SIGNED_IN = 1;

/**
 * Recognises an error by its name. The shell and every remote bundle their own copy of this file,
 * so an error may be an instance of another copy's class.
 */
const isNamed = (value: unknown, name: string): boolean =>
  value instanceof Error && value.name === name;

/** A callable or a document operation failed. Source: HTTP-400 to HTTP-other. */
export class AppError extends Error {
  static override [Symbol.hasInstance](value: unknown): value is AppError {
    return isNamed(value, 'AppError');
  }

  override readonly name = 'AppError';

  /**
   * @param code one of `ERROR_CODES`
   * @param message what went wrong, for the log and, where a screen shows it, for the learner
   * @param details what the server added, for example the name of the offending field
   */
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: unknown,
  ) {
    super(message);
  }
}

/** Turns any thrown value into an `Error`. Text of another value becomes the message. */
export const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** Whether a callable or a document operation failed with one of these codes. */
export const hasCode = (error: unknown, ...codes: readonly ErrorCode[]): boolean =>
  error instanceof AppError && codes.includes(error.code);

/**
 * Codes for which a retry cannot help: the data is wrong, or the learner may not have it.
 * `unauthenticated` is not final, because a token may be renewed later.
 */
const FINAL: readonly ErrorCode[] = ['permission-denied', 'invalid-argument'];

/** Whether a retry would fail in the same way; otherwise the connection may be at fault. */
export const isFinal = (error: unknown): boolean => hasCode(error, ...FINAL);

/**
 * The identity provider refused. `message` is the provider's own, shown unchanged under 'Oops.'
 * (ERROR-log-in); `code` is one of the provider's codes without its prefix, `wrong-password`.
 */
export class IdentityError extends Error {
  static override [Symbol.hasInstance](value: unknown): value is IdentityError {
    return isNamed(value, 'IdentityError');
  }

  override readonly name = 'IdentityError';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Codes of the identity provider, without their prefix `auth/`.
 * Source: IDCODE-email-already-in-use to IDCODE-multi-factor-auth-required.
 */
export const IDENTITY_CODES = [
  'email-already-in-use',
  'wrong-password',
  'invalid-credential',
  'user-not-found',
  'too-many-requests',
  'user-disabled',
  'network-request-failed',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'user-mismatch',
  'password-does-not-meet-requirements',
  'multi-factor-auth-required',
] as const;
export type IdentityCode = (typeof IDENTITY_CODES)[number];
