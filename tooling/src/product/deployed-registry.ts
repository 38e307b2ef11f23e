import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { PlainError } from '../processes/plain-error';

const TIMEOUT_MS = 15_000;

/** What learners have; for a first deployment only a number. */
export type Deployed = Partial<SignedRegistry>;

async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return (await response.json()) as unknown;
}

/**
 * The registry that learners have now. Pages have accepted its number, so what is signed next needs
 * a higher one: a folder of this machine may be new, or older than what another machine deployed.
 *
 * @param origin of the deployed shell
 * @param after `REGISTRY_AFTER`: the last number, where it cannot be read; 0 before the first
 *   deployment
 * @throws {PlainError} when neither says a number
 */
export async function deployedRegistry(
  origin: string,
  after: string | undefined = process.env.REGISTRY_AFTER,
  read: (url: string) => Promise<unknown> = readJson,
): Promise<Deployed> {
  if (after !== undefined) {
    if (/^\d{1,9}$/.test(after)) return { sequence: Number(after) };
    throw new PlainError(`REGISTRY_AFTER is "${after}". Say the last one as a number, as 12.`);
  }
  const url = `${origin}/registry.json`;
  const registry = await read(url).catch((error: Error) => {
    throw new PlainError(
      `${url} cannot be read (${error.message}), so the next number of the registry is not known; nothing has been signed. Say the last one: REGISTRY_AFTER=12, or 0 before the first deployment.`,
    );
  });
  const { sequence } = (registry ?? {}) as Deployed;
  if (Number.isInteger(sequence)) return registry as Deployed;
  throw new PlainError(
    `${url} names no number; nothing has been signed. Say the last one: REGISTRY_AFTER=12, or 0 where it was never signed.`,
  );
}
