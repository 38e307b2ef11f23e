import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Faults of one file on its way to the browser. */
export const FAULTS = {
  hang: 'never answers',
  missing: 'is missing, for a year',
  html: 'is a page instead, for a year',
  truncated: 'is cut short, for a year',
  tampered: 'is changed, for a year',
  'hang-in-body': 'stops in the middle',
} as const;
export type Fault = keyof typeof FAULTS;

const IMMUTABLE = 'public, max-age=31536000, immutable';

export interface Proxy {
  /** Value for Playwright's `proxy.server`. */
  readonly server: string;
  /** Gives the fault to every later request for this address; undefined ends that. */
  spoil(url: string, fault: Fault | undefined): void;
  /** Gives the fault to the next request for this address only. */
  spoilOnce(url: string, fault: Fault): void;
  /** Counts the browser's requests for an address. */
  requests(url: string): number;
  /** Lists the addresses with more than one request. */
  askedTwice(): string[];
  /** Cuts the connection, and ends pending requests; or restores it. */
  cut(isCut: boolean): void;
  close(): Promise<void>;
}

export interface ProxyOptions {
  /** Changes every page on its way. @param html of the product */
  readonly changePage?: (html: string) => string;
  /** Answers a request instead of the product. @returns false when it does not */
  readonly answer?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/**
 * Forwards a request to the product, without compression, so that half an answer is half a file.
 */
function forward(incoming: IncomingMessage, onAnswer: (answer: IncomingMessage) => void): void {
  const { url = '', method, headers } = incoming;
  const outgoing = request(
    url,
    { method, headers: { ...headers, 'accept-encoding': 'identity' } },
    onAnswer,
  );
  outgoing.on('error', () => incoming.destroy());
  incoming.pipe(outgoing);
}

async function read(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function answerWrongly(
  fault: Exclude<Fault, 'hang'>,
  answer: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const whole = await read(answer);
  const half = whole.subarray(0, Math.floor(whole.length / 2));
  const headers = { ...answer.headers, 'cache-control': IMMUTABLE };
  const page = Buffer.from('<!doctype html><title>Not a script</title>');
  switch (fault) {
    case 'missing':
      response.writeHead(404, { ...headers, 'content-length': page.length }).end(page);
      return;
    case 'html':
      response.writeHead(200, {
        ...headers,
        'content-type': 'text/html',
        'content-length': page.length,
      });
      response.end(page);
      return;
    case 'truncated':
      response.writeHead(200, { ...headers, 'content-length': half.length }).end(half);
      return;
    case 'tampered': {
      const changed = Buffer.concat([whole, Buffer.from('\n;globalThis.isTampered = true;')]);
      response.writeHead(200, { ...headers, 'content-length': changed.length }).end(changed);
      return;
    }
    case 'hang-in-body':
      response.writeHead(200, { ...headers, 'content-length': whole.length }).write(half);
  }
}

const isPage = ({ headers }: IncomingMessage) =>
  headers['content-type']?.startsWith('text/html') === true;

async function answerChanged(
  change: (html: string) => string,
  answer: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const page = Buffer.from(change((await read(answer)).toString('utf8')));
  const headers = { ...answer.headers, 'content-length': page.length };
  response.writeHead(answer.statusCode ?? 502, headers).end(page);
}

/**
 * Starts a forward proxy between the browser and the product. Playwright's own interception would
 * switch the browser's cache off.
 */
export async function startProxy({
  changePage,
  answer: answers,
}: ProxyOptions = {}): Promise<Proxy> {
  let isCutOff = false;
  const faults = new Map<string, Fault>();
  const faultsOnce = new Map<string, Fault>();
  const counts = new Map<string, number>();
  const server = createServer((incoming, response) => {
    const { url = '' } = incoming;
    counts.set(url, (counts.get(url) ?? 0) + 1);
    if (isCutOff) return incoming.socket.destroy();
    if (answers?.(incoming, response)) return;
    const fault = faultsOnce.get(url) ?? faults.get(url);
    faultsOnce.delete(url);
    // Leave the connection open.
    if (fault === 'hang') return;
    forward(incoming, (answer) => {
      if (fault) void answerWrongly(fault, answer, response);
      else if (changePage && isPage(answer)) void answerChanged(changePage, answer, response);
      else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server: `http://127.0.0.1:${port}`,
    spoil(url, fault) {
      if (fault) faults.set(url, fault);
      else faults.delete(url);
    },
    spoilOnce: (url, fault) => void faultsOnce.set(url, fault),
    requests: (url) => counts.get(url) ?? 0,
    askedTwice: () => [...counts].flatMap(([url, count]) => (count > 1 ? [url] : [])),
    cut(isCut) {
      isCutOff = isCut;
      if (isCut) server.closeAllConnections();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
