import type { Claim } from 'publisher';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { PlainError } from '../../plain-error';
import { textHash } from '../../release/releases';

/**
 * Makes sure that nobody else signs another registry under the same number: pages that have
 * accepted one would never follow the other. Signing the same builds again needs no new number.
 * Source: decision 57.
 *
 * @param hold claims a number; answers the claim that holds
 * @throws {PlainError} when somebody else holds the number, or the claim cannot be made
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
