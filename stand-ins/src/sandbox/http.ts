import type { IncomingMessage } from 'node:http';
import type { PageResponse } from './html';

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

export const json = (status: number, value: object): PageResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** A form of another site must not move the clock, buy or pay. */
export const isForeign = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
