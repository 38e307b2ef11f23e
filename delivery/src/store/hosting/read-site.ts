import { setTimeout as delay } from 'node:timers/promises';
import type { Site } from '../../addresses';
import { PlainError } from '../../plain-error';
import type { Deployment } from '../../compose';

const TIMEOUT_MS = 30_000;

/** A server closes a connection that nothing came over while pages were composed. */
const ATTEMPTS = 3;
const PAUSE_MS = 500;

const ANSWERED = 'it answered';

/** Reads a file of a deployed site; undefined: the site has no such file. */
export type ReadSite = (site: Site, path: string) => Promise<Buffer | undefined>;

async function read(url: string): Promise<Buffer | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { cache: 'no-store', signal });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${ANSWERED} ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** `fetch` itself says only that it has failed. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException };
  return cause?.code ?? cause?.message ?? message;
}

/** A server that answers is there, so only one that does not is looked for. */
const adviceFor = (reason: string): string =>
  reason.startsWith(ANSWERED)
    ? 'Run the command again'
    : 'Check the connection and the address (PRODUCTION_ORIGINS in delivery/src/hosting/local-headers.ts), then run the command again';

/**
 * Reads the sites of a deployment as learners do. What fails is tried three times.
 *
 * @returns throws a `PlainError` with the address and what to do where neither a file nor a 404
 *   comes
 */
export const readOver =
  ({ origins }: Pick<Deployment, 'origins'>): ReadSite =>
  async (site, path) => {
    const url = `${origins[site]}/${encodeURI(path)}`;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await read(url);
      } catch (error) {
        if (attempt < ATTEMPTS) {
          await delay(PAUSE_MS);
          continue;
        }
        const reason = reasonOf(error);
        throw new PlainError(
          `${url} cannot be read (${reason}). ${adviceFor(reason)}: it goes on where this one has ended.`,
        );
      }
    }
  };
