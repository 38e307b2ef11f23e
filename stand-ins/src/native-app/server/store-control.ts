import type { IncomingMessage } from 'node:http';
import type { Addresses } from 'delivery/addresses';
import { bodyOf, isForeign } from '../../sandbox/http';
import { OWN_PREFIX } from './upstream';

/** Path to which the simulator's page posts controls of the store's sandbox. */
export const STORE_PATH = `${OWN_PREFIX}/store/`;

export interface StoreAnswer {
  readonly status: number;
  readonly body: string;
}

const refusal = (status: number, error: string): StoreAnswer => ({
  status,
  body: JSON.stringify({ error }),
});

/**
 * Forwards a control to the sandbox of the app stores, which takes no posts of other origins.
 *
 * @returns 403 for a page of another origin, 502 when the sandbox does not answer
 */
export async function passToStore(
  { stores }: Addresses,
  request: IncomingMessage,
  control: string,
): Promise<StoreAnswer> {
  if (request.method !== 'POST') return refusal(405, 'Controls are posted.');
  if (isForeign(request)) return refusal(403, 'Posts come from the page of the simulator.');
  // A page of another origin may not send this type without asking first.
  if (request.headers['content-type'] !== 'application/json') {
    return refusal(415, 'Controls are posted as application/json.');
  }
  if (!/^[a-z-]+$/.test(control)) return refusal(404, 'There is no such control.');
  const body = await bodyOf(request);
  try {
    const answer = await fetch(`http://${stores}/_control/${control}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return { status: answer.status, body: await answer.text() };
  } catch {
    return refusal(502, 'The sandbox of the app stores does not answer.');
  }
}
