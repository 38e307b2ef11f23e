import { REMOTE_TIMEOUT_MS } from 'shared-contracts';

/**
 * @throws {Error} without an answer in time, with a status other than 2xx, or when it is not JSON
 */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as unknown;
}
