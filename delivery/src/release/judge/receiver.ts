import type { IncomingMessage, ServerResponse } from 'node:http';
import { MINUTE_MS } from 'shared-contracts';
import {
  EVENTS_MAX_BYTES,
  EVENTS_PATH,
  networksOf,
  readReport,
  REPORT_REFUSALS,
  type StoredEvent,
} from 'shared-contracts/telemetry';

/** Limit of one sender. On this machine all pages are one sender. */
const REPORTS_PER_MINUTE = 600;

interface ReceiverOptions {
  readonly store: (events: readonly StoredEvent[]) => void;
  /** Reports of one sender in one minute; default: 600. */
  readonly perMinute?: number;
  /** Default: the clock of this machine. */
  readonly now?: () => Date;
}

/** Counts the requests of each sender per minute of the clock. */
function createLimit(most: number, now: () => Date) {
  let minute = 0;
  const counts = new Map<string, number>();
  return (sender: string): boolean => {
    const present = Math.floor(now().getTime() / MINUTE_MS);
    if (present !== minute) counts.clear();
    minute = present;
    const count = (counts.get(sender) ?? 0) + 1;
    counts.set(sender, count);
    return count <= most;
  };
}

/** Reads a body; undefined: it is longer than a report may be. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    // Read and drop the rest, so that the sender gets the answer.
    if (bytes <= EVENTS_MAX_BYTES) parts.push(part);
  }
  return bytes <= EVENTS_MAX_BYTES ? Buffer.concat(parts).toString('utf8') : undefined;
}

/**
 * Receives the events of the local product's pages, as the function `receiveEvents` does in
 * production. Stores a report whole, or refuses it with the wrong field. Source: decision 55.
 *
 * @returns handles a request; false: the request is for another path
 */
export function eventReceiver(options: ReceiverOptions) {
  const { store, perMinute = REPORTS_PER_MINUTE, now = () => new Date() } = options;
  const isWithinLimit = createLimit(perMinute, now);

  async function answer(request: IncomingMessage): Promise<[status: number, text: string]> {
    const address = request.socket.remoteAddress ?? 'unknown';
    const text = await readBody(request);
    if (!isWithinLimit(networksOf(address)[0])) return [429, REPORT_REFUSALS.tooMany];
    if (text === undefined) return [413, REPORT_REFUSALS.tooLong];
    const report = readReport(text);
    if ('problem' in report) return [400, report.problem];
    const receivedAt = now().toISOString();
    try {
      store(report.events.map((event) => ({ receivedAt, address, ...event })));
    } catch (error) {
      return [503, `Nothing was stored: ${(error as Error).message}`];
    }
    return [204, ''];
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url?.split('?')[0] !== EVENTS_PATH) return false;
    const send = (status: number, text: string, headers: object = {}) =>
      response
        .writeHead(status, {
          ...headers,
          'cache-control': 'no-store',
          'content-type': 'text/plain; charset=utf-8',
        })
        .end(text && `${text}\n`);
    if (request.method !== 'POST') {
      send(405, REPORT_REFUSALS.method, { allow: 'POST' });
      return true;
    }
    answer(request).then(
      ([status, text]) => send(status, text),
      // The sender has gone.
      () => response.destroy(),
    );
    return true;
  };
}
