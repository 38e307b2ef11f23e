import { AppError } from 'shared-contracts';
import { HttpsError } from 'firebase-functions/https';

/** Says nothing about the inside; the log has the details. */
const NEUTRAL_MESSAGE = 'Something went wrong on our side. Try again later.';

/**
 * The answer for whatever a handler threw: an `AppError` keeps its code (SPEC §8), all else is
 * `internal` without a word about the cause.
 */
export function toHttpsError(thrown: unknown): HttpsError {
  if (!(thrown instanceof AppError) || thrown.code === 'internal' || thrown.code === 'unknown') {
    return new HttpsError('internal', NEUTRAL_MESSAGE);
  }
  return new HttpsError(thrown.code, thrown.message, thrown.details);
}
