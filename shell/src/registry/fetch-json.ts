import { REMOTE_TIMEOUT_MS } from 'shared-contracts';

/** @throws {Error} without a JSON answer in time */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
