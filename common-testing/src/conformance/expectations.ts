import { filter, firstValueFrom, timeout, type Observable } from 'rxjs';
import { AppError, IdentityError, type ErrorCode } from 'shared-contracts';

/** Longest wait for an expected value, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Waits for the first value, now or later, that fulfils `condition`; rejects without one. */
export const eventually = <T>(
  source$: Observable<T>,
  condition: (value: T) => boolean = () => true,
): Promise<T> => firstValueFrom(source$.pipe(filter(condition), timeout(PATIENCE_MS)));

/** Returns the error of `work`, which must reject. */
const rejection = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => {
      throw new Error(`Resolved to ${JSON.stringify(value)} instead of rejecting`);
    },
    (error: unknown) => error,
  );

/** Expects an `AppError` with that code, and returns it. */
export async function appError(work: Promise<unknown>, code: ErrorCode): Promise<AppError> {
  const error = await rejection(work);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toHaveProperty('code', code);
  return error as AppError;
}

/** Expects an `IdentityError` with one of the codes and a sentence that can be shown. */
export async function identityError(
  work: Promise<unknown>,
  codes: readonly string[],
): Promise<void> {
  const error = await rejection(work);
  expect(error).toBeInstanceOf(IdentityError);
  expect(codes).toContain((error as IdentityError).code);
  expect((error as IdentityError).message).not.toBe('');
}
