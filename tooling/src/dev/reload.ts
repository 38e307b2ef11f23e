import type { ServerResponse } from 'node:http';
import type { Handler } from '../hosting/site-handler';
import type { StoredFile } from '../hosting/stored-file';

const SCRIPT_PATH = '/__dev/reload.js';
const EVENTS_PATH = '/__dev/events';

/** This is a file and not an inline script, so that the content security policy need not change. */
const SCRIPT = `new EventSource('${EVENTS_PATH}').onmessage = () => location.reload();\n`;

/** The page with the script that reloads it. */
export function withReload(page: StoredFile): StoredFile {
  const html = page.body.toString('utf8');
  const tag = `<script src="${SCRIPT_PATH}" defer></script>`;
  const body = Buffer.from(html.replace('</head>', `${tag}</head>`));
  return {
    type: page.type,
    etag: page.etag.replace(/"$/, '-dev"'),
    body,
    encoded: () => ({ encoding: 'identity', body }),
  };
}

/** Tells open pages to reload. */
export function createReload() {
  const pages = new Set<ServerResponse>();
  const takes = (...[request, response]: Parameters<Handler>): boolean => {
    if (request.url === SCRIPT_PATH) {
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
      response.writeHead(200, headers).end(SCRIPT);
      return true;
    }
    if (request.url !== EVENTS_PATH) return false;
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    pages.add(response);
    response.on('close', () => pages.delete(response));
    return true;
  };
  return {
    hosting: { changePage: withReload, takes },
    reloadPages: () => pages.forEach((page) => page.write('data: reload\n\n')),
  };
}
