import * as v from 'valibot';
import type { IdToken } from '../../../platform/index';
import { identityError } from './identity-errors';

const ClaimsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ email: v.string(), name: v.optional(v.string(), '') }),
);

/**
 * Reads a token of the form that the provider's emulator takes, plain JSON
 * `{ "sub": "…", "email": "…", "name": "…" }`.
 *
 * @throws {IdentityError} `invalid-credential`
 */
export function readIdToken({ idToken }: IdToken): v.InferOutput<typeof ClaimsSchema> {
  const claims = v.safeParse(ClaimsSchema, idToken);
  if (!claims.success) throw identityError('invalid-credential');
  return claims.output;
}
