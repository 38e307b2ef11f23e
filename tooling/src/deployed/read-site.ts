import type { Site } from '../addresses';
import { PlainError } from '../processes/plain-error';
import type { Deployment } from '../publish';

const TIMEOUT_MS = 30_000;

/** Reads a file of a deployed site; undefined: the site has no such file. */
export type ReadSite = (site: Site, path: string) => Promise<Buffer | undefined>;

/**
 * Reads the sites of a deployment as learners do.
 *
 * @returns throws a `PlainError` with the address where neither a file nor a 404 comes
 */
export const readOver =
  ({ origins }: Pick<Deployment, 'origins'>): ReadSite =>
  async (site, path) => {
    const url = `${origins[site]}/${encodeURI(path)}`;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url, { cache: 'no-store', signal });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    } catch (error) {
      throw new PlainError(
        `${url} cannot be read (${(error as Error).message}). Run the command again: it goes on where this one has ended.`,
      );
    }
  };
