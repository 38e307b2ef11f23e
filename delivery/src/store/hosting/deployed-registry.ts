import { signatureProblem, type SignedRegistry } from 'shared-contracts/signed-registry';
import { PlainError } from '../../plain-error';

const TIMEOUT_MS = 15_000;

/** What learners have; for a first deployment only a number. */
export type Deployed = Partial<SignedRegistry>;

/** @throws {Error} when the deployed file cannot be read */
export async function readText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return response.text();
}

/** @throws {PlainError} when `REGISTRY_AFTER` is no number */
export function lastNumber(after: string): number {
  if (/^\d{1,9}$/.test(after)) return Number(after);
  throw new PlainError(`REGISTRY_AFTER is "${after}". Say the last one as a number, as 12.`);
}

function parsed(text: string): Deployed {
  try {
    return (JSON.parse(text) ?? {}) as Deployed;
  } catch {
    return {};
  }
}

/**
 * The registry that learners have now. Pages have accepted its number, so what is signed next needs
 * a higher one: a folder of this machine may be new, or older than what another machine deployed.
 *
 * @param origin of the deployed shell
 * @param fingerprints of the keys that pages accept
 * @param after `REGISTRY_AFTER`: the last number, where it cannot be read; 0 before the first
 *   deployment
 * @throws {PlainError} when neither says a number, or no such key has signed the file
 */
export async function deployedRegistry(
  origin: string,
  fingerprints: readonly string[],
  after: string | undefined = process.env.REGISTRY_AFTER,
  read: (url: string) => Promise<string> = readText,
): Promise<Deployed> {
  if (after !== undefined) return { sequence: lastNumber(after) };
  const url = `${origin}/registry.json`;
  const text = await read(url).catch((error: Error) => {
    throw new PlainError(
      `${url} cannot be read (${error.message}), so the next number of the registry is not known; nothing has been signed. Say the last one: REGISTRY_AFTER=12, or 0 before the first deployment.`,
    );
  });
  const problem = await signatureProblem(new TextEncoder().encode(text), fingerprints);
  const registry = parsed(text);
  if (problem === undefined && Number.isSafeInteger(registry.sequence)) return registry;
  throw new PlainError(
    `${url} names no number that can be trusted (${problem ?? 'malformed'}); nothing has been signed. Say the last one: REGISTRY_AFTER=12, or 0 where it was never signed.`,
  );
}
