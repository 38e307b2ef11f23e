import { APP_ORIGIN } from '../platform/config';

const TIMEOUT_MS = 20_000;

/**
 * Reads a file of the deployed shell.
 *
 * @param path from the root of the site, with its slash
 * @throws {Error} after 20 s, or for another status than 2xx
 */
export async function readSite(path: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`${APP_ORIGIN.value()}${path}`, { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}
