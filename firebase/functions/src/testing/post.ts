import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallableFunction } from 'firebase-functions/https';

export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Adds to Node's request and response what the platform adds before it calls a function. */
async function dress(request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return [
    Object.assign(request, { body, header: (name: string) => request.headers[name.toLowerCase()] }),
    Object.assign(response, {
      status: (code: number) => Object.assign(response, { statusCode: code }),
      send: (value: unknown) => response.end(JSON.stringify(value)),
    }),
  ] as const;
}

/** Serves a function over real HTTP for as long as `use` runs. */
export async function served<T>(
  target: CallableFunction<unknown, unknown>,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const run = target as unknown as (...args: unknown[]) => Promise<void>;
  const server = createServer((request, response) => {
    void dress(request, response).then((dressed) => run(...dressed));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Calls a function over real HTTP. */
export const post = (
  target: CallableFunction<unknown, unknown>,
  body: unknown,
): Promise<HttpAnswer> =>
  served(target, async (url) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  });
