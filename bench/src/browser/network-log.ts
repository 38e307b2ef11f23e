import type { CDPSession } from 'playwright-core';

/** One request of a page. Times in seconds on the clock of the debugging protocol. */
export interface LoggedRequest {
  /** The browser's id of the request. */
  readonly id: string;
  readonly url: string;
  readonly method: string;
  /** As the browser names it: Document, Script, Stylesheet, Fetch, XHR, Image, Font, Media, … */
  readonly type: string;
  readonly sentAt: number;
  endedAt: number | undefined;
  isFromCache: boolean;
  /** On the wire, headers included; known when it has ended. */
  bytes: number;
  /** The parts of the body as they arrived, in bytes after decompression. */
  readonly arrivals: { readonly at: number; readonly decoded: number }[];
}

export interface NetworkLog {
  readonly requests: readonly LoggedRequest[];
  /** Calls back when a request starts or ends. @returns stops it */
  onChange(listener: () => void): () => void;
}

/** Whether a request is Firestore's connection for watched documents, which stays open. */
export const isWatching = ({ url }: Pick<LoggedRequest, 'url'>): boolean =>
  url.includes('/google.firestore.v1.Firestore/Listen/');

/** The types of prefetched files, which the browser calls "Other". */
const BY_NAME: readonly (readonly [name: RegExp, type: string])[] = [
  [/\.js$/, 'Script'],
  [/\.css$/, 'Stylesheet'],
  [/\.json$/, 'Fetch'],
  [/\.(svg|ico|png|webp)$/, 'Image'],
];

function typeOf(url: string, type = 'Other'): string {
  if (type !== 'Other') return type;
  const { pathname } = new URL(url);
  return BY_NAME.find(([name]) => name.test(pathname))?.[1] ?? type;
}

/** Records the requests of a page from now on. */
export async function recordNetwork(session: CDPSession): Promise<NetworkLog> {
  const byId = new Map<string, LoggedRequest>();
  const requests: LoggedRequest[] = [];
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  function end(id: string, at: number, bytes: number): void {
    const request = byId.get(id);
    if (!request) return;
    request.endedAt = at;
    request.bytes = bytes;
    changed();
  }

  session.on(
    'Network.requestWillBeSent',
    ({ requestId, request, type, timestamp, redirectResponse }) => {
      // Data URLs in a style sheet need no request.
      if (request.url.startsWith('data:')) return;
      // A redirect has the id of the request before, which has now ended.
      if (byId.has(requestId)) end(requestId, timestamp, redirectResponse?.encodedDataLength ?? 0);
      const logged: LoggedRequest = {
        id: requestId,
        url: request.url,
        method: request.method,
        type: typeOf(request.url, type),
        sentAt: timestamp,
        endedAt: undefined,
        isFromCache: false,
        bytes: 0,
        arrivals: [],
      };
      byId.set(requestId, logged);
      requests.push(logged);
      changed();
    },
  );
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = byId.get(requestId);
    if (request) request.isFromCache = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = byId.get(requestId);
    if (request && response.fromDiskCache) request.isFromCache = true;
  });
  session.on('Network.dataReceived', ({ requestId, timestamp, dataLength }) =>
    byId.get(requestId)?.arrivals.push({ at: timestamp, decoded: dataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  await session.send('Network.enable');
  return {
    requests,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
