import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Addresses } from '../addresses';
import { headersFor, type HostingConfig } from './config';
import { forwardToFunction } from './forward';
import { localHeaders } from './local-headers';
import { isContentNamed, LONG_CACHE } from './long-cache';
import { requestPath, resolvePath } from './resolve-path';
import { sendFile } from './send-file';
import { createFileStore, type StoredFile } from './stored-file';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface SiteOptions {
  /** Absolute path of the site's folder. */
  readonly folder: string;
  readonly config: HostingConfig;
  readonly addresses: Addresses;
  /** Changes pages before they are sent; only for `npm run dev`. */
  readonly changePage?: (page: StoredFile) => StoredFile;
}

/** Also false for a path that is longer than the file system allows. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Never deployed: `ignore` of firebase.json. */
const isHidden = (path: string) => /\/\./.test(path);

function sendText(response: ServerResponse, status: number, text: string, headers: object): void {
  const type = { 'content-type': 'text/plain; charset=utf-8' };
  response.writeHead(status, { ...headers, ...type }).end(text);
}

/**
 * Serves one site as Firebase Hosting does in production, from its configuration. A release lists
 * the files that browsers may keep (`release-config.ts`); here those are the files that exist.
 */
export function siteHandler({ folder, config, addresses, changePage }: SiteOptions): Handler {
  const read = createFileStore();
  return (request, response) => {
    const path = requestPath(request.url ?? '/');
    if (path === undefined) return sendText(response, 400, 'Bad request', {});
    const headers = localHeaders(headersFor(config, path), addresses);
    const resolution = resolvePath(
      config,
      path,
      (file) => !isHidden(file) && isFile(join(folder, file)),
    );
    if (resolution.kind === 'function') {
      return forwardToFunction(request, response, addresses.functions, resolution.name, headers);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Method not allowed', { ...headers, allow: 'GET, HEAD' });
    }
    switch (resolution.kind) {
      case 'missing':
        return sendText(response, 404, 'Not found', headers);
      case 'redirect': {
        const query = /\?.*$/.exec(request.url ?? '')?.[0] ?? '';
        response
          .writeHead(resolution.status, { ...headers, location: resolution.to + query })
          .end();
        return undefined;
      }
      case 'file': {
        const file = read(join(folder, resolution.file));
        const isKept = isContentNamed(config.target, path);
        const isPage = file.type.startsWith('text/html');
        const sent = isPage && changePage ? changePage(file) : file;
        return sendFile(request, response, sent, {
          ...headers,
          ...(isKept && { 'cache-control': LONG_CACHE }),
        });
      }
    }
  };
}
