import { readFileSync, rmSync, unwatchFile, watchFile, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { runFolder } from 'delivery/paths';
import type { Handler } from '../hosting/site-handler';
import type { StoredFile } from '../hosting/stored-file';
import { startProduct, type ProductOptions } from '../product/start-product';

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

/** Holds the text of the badge while `npm run dev` works on the product of this folder. */
const stateFile = (folder: string) => join(folder, 'dev-badge.txt');

function readState(folder: string): string | undefined {
  try {
    return readFileSync(stateFile(folder), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Makes open pages of the product reload, also where another process serves them.
 *
 * @param folder absolute path of the product's run folder
 * @param builds what a badge on each page says of its builds; empty: no badge
 */
export const reloadPages = (folder: string, builds: string) =>
  writeFileSync(stateFile(folder), builds);

/** Takes reload and badge out of the product's pages. */
export const endReloads = (folder: string) => rmSync(stateFile(folder), { force: true });

/**
 * The part of the sites that `npm run dev` needs. Pages stay as they are until its first
 * `reloadPages`.
 *
 * @param folder absolute path of the product's run folder
 */
export function serveReloads(folder: string) {
  const pages = new Set<ServerResponse>();
  // Polls by name: other watches end when the file is deleted.
  watchFile(stateFile(folder), { interval: 100, persistent: false }, () =>
    pages.forEach((page) => page.write('data: reload\n\n')),
  );
  const takes = (...[request, response]: Parameters<Handler>): boolean => {
    if (request.url === SCRIPT_PATH) {
      const builds = readState(folder);
      // A file and not an inline script, so that the content security policy need not change.
      const script = builds ? RELOADS + badge(builds) : RELOADS;
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
    hosting: {
      changePage: (page: StoredFile) => (readState(folder) === undefined ? page : withReload(page)),
      takes,
    },
    close: async () => unwatchFile(stateFile(folder)),
  };
}

/** Starts a product whose pages `npm run dev` can reload. */
export async function startWithReloads(options: Omit<ProductOptions, 'hosting'>) {
  const folder = runFolder(options.addresses.offset);
  const { hosting, close } = serveReloads(folder);
  options.cleanup(close);
  const product = await startProduct({ ...options, hosting: { dev: hosting } });
  // Left by a run that was killed. Not earlier: a start that finds its ports taken must not end the
  // reloads of what runs there.
  endReloads(folder);
  return product;
}
