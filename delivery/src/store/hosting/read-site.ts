import { setTimeout as delay } from 'node:timers/promises';
import type { Site } from '../../addresses';
import { PlainError } from '../../plain-error';
import type { Deployment } from '../../compose';

const TIMEOUT_MS = 30_000;

/** The server may have closed an idle connection meanwhile, so a request is tried again. */
const ATTEMPTS = 3;
const PAUSE_MS = 500;

const ANSWERED = 'it answered';

/** Reads a file of a deployed site; undefined: the site answers 404. */
export type ReadSite = (site: Site, path: string) => Promise<Buffer | undefined>;

async function read(url: string): Promise<Buffer | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { cache: 'no-store', signal });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${ANSWERED} ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The reason of a failed request. The message of `fetch` itself has none. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException };
  return cause?.code ?? cause?.message ?? message;
}

/** Advice to check the address, unless the server has answered. */
const adviceFor = (reason: string): string =>
  reason.startsWith(ANSWERED)
    ? 'Run the command again'
    : 'Check the connection and the address (PRODUCTION_ORIGINS in delivery/src/hosting/local-headers.ts), then run the command again';

/**
 * Reads the sites of a deployment as learners do, with three attempts.
 *
 * @returns throws a `PlainError` with the address and what to do, if all attempts fail
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
