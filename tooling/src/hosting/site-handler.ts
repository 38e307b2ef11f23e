import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import superstatic from 'superstatic/lib/superstatic.js';
import type { Addresses } from 'delivery/addresses';
import { isHidden } from 'delivery/files';
import { headersFor, type HostingConfig, type RewriteRule } from 'delivery/hosting/config';
import { localHeaders } from 'delivery/hosting/local-headers';
import { isContentNamed, LONG_CACHE } from 'delivery/hosting/long-cache';
import { forwardToFunction } from './forward';
import { requestPath } from './request-path';
import { sendFile } from './send-file';
import { createFileStore, type StoredFile } from './stored-file';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface SiteOptions {
  /** Absolute path of the site's folder. */
  readonly folder: string;
  /** Folder of the site in the present release, whose files win; asked for each request. */
  readonly released?: () => string | undefined;
  readonly config: HostingConfig;
  readonly addresses: Addresses;
  /** Changes pages before they are sent; only for `npm run dev`. */
  readonly changePage?: (page: StoredFile) => StoredFile;
}

/** The facts about a request while superstatic looks for its answer. */
interface Asked {
  /** Decoded. */
  readonly path: string;
  /** Of the configuration, for this machine. */
  readonly headers: Readonly<Record<string, string>>;
  /** Folder of the present release. */
  readonly released: string | undefined;
  /** The file that was found last, which is sent. */
  file?: StoredFile;
}

/** Also false for a path that is longer than the file system allows. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

const functionName = ({ function: named }: RewriteRule): string =>
  (typeof named === 'string' ? named : named?.functionId) ?? '';

function sendText(response: ServerResponse, status: number, text: string, headers: object): void {
  const type = { 'content-type': 'text/plain; charset=utf-8' };
  response.writeHead(status, { ...headers, ...type }).end(text);
}

/** @returns true when it has refused a request that wants to write */
function refusesToBeWritten({ method }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  sendText(response, 405, 'Method not allowed', { allow: 'GET, HEAD' });
  return true;
}

/**
 * Serves one site as Firebase Hosting does in production: `superstatic`, its own server, decides
 * which redirect, file or rewrite answers. Three things it cannot do stay here:
 *
 * - Files: it sends no part of one, as players ask for, and not what the build has compressed.
 * - Headers: the configuration would win over a function's own. And a release lists the files that
 *   browsers may keep (`release-config.ts`); here those are the files that exist.
 * - Refusals: it takes a malformed address for an error of its own, and any method for GET.
 */
export function siteHandler(options: SiteOptions): Handler {
  const { folder, released, config, addresses, changePage } = options;
  const read = createFileStore();
  const asking = new WeakMap<IncomingMessage, Asked>();
  const stateOf = (request: IncomingMessage) => asking.get(request)!;

  /** Superstatic's compression, which sends in its place. */
  function send(request: IncomingMessage, response: ServerResponse): void {
    const { path, headers, file } = stateOf(request);
    if (!file || refusesToBeWritten(request, response)) return;
    const isPage = file.type.startsWith('text/html');
    sendFile(request, response, isPage && changePage ? changePage(file) : file, {
      ...headers,
      ...(isContentNamed(config.target, path) && { 'cache-control': LONG_CACHE }),
    });
  }

  const { redirects, ...rest } = config;
  const answer = superstatic({
    stack: ['redirects', 'files', 'rewrites'],
    // With an empty list it would read each address, and fail at a malformed query.
    config: async () => (redirects.length > 0 ? config : rest),
    compression: send,
    async provider(request: IncomingMessage, path: string) {
      const file = requestPath(path);
      if (file === undefined || isHidden(file)) return null;
      const siteFolder = [stateOf(request).released, folder].find(
        (where) => where !== undefined && isFile(join(where, file)),
      );
      if (siteFolder === undefined) return null;
      const stored = read(join(siteFolder, file));
      stateOf(request).file = stored;
      return { contentType: stored.type, stream: {} };
    },
    rewriters: {
      function: async (rule: RewriteRule) => (request: IncomingMessage, response: ServerResponse) =>
        forwardToFunction(
          request,
          response,
          addresses.functions,
          functionName(rule),
          stateOf(request).headers,
        ),
    },
  });

  return (request, response) => {
    const path = requestPath(request.url ?? '/');
    if (path === undefined) return sendText(response, 400, 'Bad request', {});
    const headers = localHeaders(headersFor(config, path), addresses);
    // One release answers the whole request.
    asking.set(request, { path, headers, released: released?.() });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response, () => {
      if (!refusesToBeWritten(request, response)) sendText(response, 404, 'Not found', {});
    });
  };
}
