import type { IncomingMessage } from 'node:http';
import type { PageResponse } from './html';

/** A request of a sandbox's API. */
export interface ApiRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

const LONGEST_BODY = 1_000_000;

/** @throws {Error} for a body that is too long */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += String(chunk);
    if (body.length > LONGEST_BODY) throw new Error('The request is too long.');
  }
  return body;
}

export const json = (
  status: number,
  value: object,
  headers: PageResponse['headers'] = {},
): PageResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

/** A form of another site must not move the clock, buy or pay. */
export const isForeign = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));

/** The platform's `fetch` for a program in the same process: `api` answers each request. */
export const fetchOf =
  (api: (request: ApiRequest) => PageResponse): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const { status, headers, body } = api({
      method: request.method,
      path: pathname + search,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
    return new Response(body, { status, headers });
  };
