import { IdentityError } from 'shared-contracts';

/** The provider's error with its message unchanged (SPEC §8) and its code without the prefix. */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code =
    error instanceof Error && 'code' in error ? String(error.code).replace(/^auth\//, '') : '';
  return new IdentityError(code || 'internal-error', message);
}
