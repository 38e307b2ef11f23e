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
  /** Folder of the site in the present release, whose files win. Called for each request. */
  readonly released?: () => string | undefined;
  readonly config: HostingConfig;
  readonly addresses: Addresses;
  /** Changes pages before they are sent; only for `npm run dev`. */
  readonly changePage?: (page: StoredFile) => StoredFile;
}

/** Facts about a request while superstatic looks for its answer. */
interface RequestState {
  /** Decoded. */
  readonly path: string;
  /** Headers of the configuration, with the origins of this machine. */
  readonly headers: Readonly<Record<string, string>>;
  /** Folder of the present release. */
  readonly released: string | undefined;
  /** The file to send, once superstatic has found it. */
  file?: StoredFile;
}

/** A path may be longer than the file system allows; then it is false. */
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

/** Refuses any other method than GET and HEAD. @returns whether it has refused the request */
function refusesMethod({ method }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  sendText(response, 405, 'Method not allowed', { allow: 'GET, HEAD' });
  return true;
}

/**
 * Serves one site as Firebase Hosting does in production. `superstatic`, the server of the Firebase
 * CLI, decides which redirect, file or rewrite answers. Three things it cannot do are done here:
 *
 * - Files: it sends no part of a file, which players ask for, and no file compressed by the build.
 * - Headers: it lets the configuration win over the headers of a function. Also, a release lists
 *   the files that browsers may keep (`release-config.ts`); here these are the files that exist.
 * - Refusals: it fails at a malformed address, and takes any method for GET.
 */
export function siteHandler(options: SiteOptions): Handler {
  const { folder, released, config, addresses, changePage } = options;
  const read = createFileStore();
  const states = new WeakMap<IncomingMessage, RequestState>();
  const stateOf = (request: IncomingMessage) => states.get(request)!;

  /** Sends the file. Superstatic calls it as its compression. */
  function send(request: IncomingMessage, response: ServerResponse): void {
    const { path, headers, file } = stateOf(request);
    if (!file || refusesMethod(request, response)) return;
    const isPage = file.type.startsWith('text/html');
    sendFile(request, response, isPage && changePage ? changePage(file) : file, {
      ...headers,
      ...(isContentNamed(config.target, path) && { 'cache-control': LONG_CACHE }),
    });
  }

  const { redirects, ...rest } = config;
  const answer = superstatic({
    stack: ['redirects', 'files', 'rewrites'],
    // With an empty list of redirects superstatic would fail at a malformed query.
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
    // Read the release once, so that one release answers the whole request.
    states.set(request, { path, headers, released: released?.() });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response, () => {
      if (!refusesMethod(request, response)) sendText(response, 404, 'Not found', {});
    });
  };
}
