import type { Claim } from 'publisher';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { PlainError } from '../../plain-error';
import { textHash } from '../../release/releases';

/**
 * Claims the number of a registry, so that no other machine signs other builds under it: pages that
 * have accepted one registry would never follow the other. The same builds may be signed again.
 * Source: decision 57.
 *
 * @param hold claims a number, and answers the claim in force: this one, or an earlier one
 * @throws {PlainError} when the number is claimed for other builds, or no claim can be made
 */
export async function requireNumber(
  { sequence, remotes, shell, by }: SignedRegistry,
  now: Date,
  hold: (claim: Claim) => Promise<Claim>,
): Promise<void> {
  const decision = textHash(JSON.stringify([remotes, shell]));
  const claim = { number: sequence, by, at: now.toISOString(), decision };
  const held = await hold(claim).catch((error: Error) => {
    throw new PlainError(
      `Number ${sequence} of the registry cannot be claimed (${error.message}); nothing has been signed. Say where the credentials are (GOOGLE_APPLICATION_CREDENTIALS), or go on without a claim, from one machine at a time: REGISTRY_CLAIM=none.`,
    );
  });
  if (held.decision === decision) return;
  throw new PlainError(
    `${held.by} has claimed number ${sequence} of the registry for other builds at ${held.at}; nothing has been signed. Run the command again when that is deployed. Where it never will be: REGISTRY_AFTER=${sequence}.`,
  );
}
