import type { ErrorCode } from './codes';

/**
 * The shell and every remote bundle a copy of their own of this file, so an error that crosses from
 * one to the other is known by its name and not by the identity of its class.
 */
const isNamed = (value: unknown, name: string): boolean =>
  value instanceof Error && value.name === name;

/** A callable or a document operation failed. Source: SPEC §8. */
export class AppError extends Error {
  static override [Symbol.hasInstance](value: unknown): value is AppError {
    return isNamed(value, 'AppError');
  }

  override readonly name = 'AppError';

  /**
   * @param code one of the codes of SPEC §8
   * @param message what went wrong, for the log and, where SPEC says so, for the learner
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

/**
 * The identity provider refused. `message` is the provider's own, shown unchanged under 'Oops.'
 * (SPEC §8); `code` is one of the provider's codes without its prefix, `wrong-password`.
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
