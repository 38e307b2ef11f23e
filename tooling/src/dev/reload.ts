import type { ServerResponse } from 'node:http';
import type { Handler } from '../hosting/site-handler';
import type { StoredFile } from '../hosting/stored-file';

const SCRIPT_PATH = '/__dev/reload.js';
const EVENTS_PATH = '/__dev/events';

const RELOADS = `new EventSource('${EVENTS_PATH}').onmessage = () => location.reload();\n`;

/** Assigns style as a property, because the content security policy refuses the attribute. */
const badge = (text: string) => `const badge = document.createElement('aside');
badge.ariaLabel = 'Builds of this page';
badge.textContent = ${JSON.stringify(text)};
badge.style.cssText =
  'position:fixed;inset:auto auto 0 0;z-index:9;padding:4px 8px;background:#000;color:#fff';
document.body.append(badge);
`;

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

/**
 * Tells open pages to reload.
 *
 * @param builds what a badge on each page says of its builds; default: no badge
 */
export function createReload(builds?: string) {
  // A file and not an inline script, so that the content security policy need not change.
  const script = builds === undefined ? RELOADS : RELOADS + badge(builds);
  const pages = new Set<ServerResponse>();
  const takes = (...[request, response]: Parameters<Handler>): boolean => {
    if (request.url === SCRIPT_PATH) {
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
      response.writeHead(200, headers).end(script);
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
