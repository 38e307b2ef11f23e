import { build } from 'esbuild';
import { inRoot } from 'delivery/paths';
import { escapeHtml } from 'delivery/html';
import { injectBridge, type Bridge } from './inject';
import { OWN_PREFIX } from './upstream';

/** A page of the simulator: a script with its styles, and nothing else. */
interface OwnPage {
  readonly title: string;
  /** The file that is bundled, from the root of the repository. */
  readonly entry: string;
  /** Whether the page is opened inside the app, so that it needs the bridge. */
  readonly isInApp?: boolean;
}

/** Pages by the path after `/__simulator`. A new page needs only an entry here. */
const OWN_PAGES: Readonly<Record<string, OwnPage>> = {
  '': { title: 'Parent-app simulator', entry: 'stand-ins/src/native-app/page/main.tsx' },
  '/conformance': {
    title: 'Conformance of the app',
    entry: 'stand-ins/src/native-app/conformance/main.tsx',
    isInApp: true,
  },
};

export interface OwnAnswer {
  readonly type: string;
  readonly body: string | Uint8Array;
}

const SCRIPT = '.js';
const STYLE = '.css';

const documentOf = ({ title, isInApp }: OwnPage, name: string, bridge: Bridge): string => {
  const file = `${OWN_PREFIX}/files/${name === '' ? 'simulator' : name.slice(1)}`;
  const text = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${file}${STYLE}">
</head>
<body><div id="root"></div><script src="${file}${SCRIPT}"></script></body>
</html>
`;
  return isInApp ? injectBridge(text, bridge) : text;
};

async function bundle({ entry }: OwnPage): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: [inRoot(entry)],
    outdir: 'out',
    write: false,
    bundle: true,
    format: 'iife',
    target: 'es2020',
    jsx: 'automatic',
    minify: true,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    loader: { '.woff2': 'dataurl', '.svg': 'dataurl' },
  });
  const files = outputFiles.map(
    ({ path, contents }) => [path.endsWith(STYLE) ? STYLE : SCRIPT, contents] as const,
  );
  return new Map(files);
}

/**
 * The pages of the simulator and their files. The first request bundles them, so the start stays
 * fast.
 *
 * @returns answers a path; undefined: there is no such page
 */
export function createOwnPages(bridge: Bridge): (path: string) => Promise<OwnAnswer | undefined> {
  const bundles = new Map<string, ReturnType<typeof bundle>>();
  return async (path) => {
    const page = OWN_PAGES[path.slice(OWN_PREFIX.length)];
    if (page) {
      const name = path.slice(OWN_PREFIX.length);
      return { type: 'text/html; charset=utf-8', body: documentOf(page, name, bridge) };
    }
    const [, name = '', suffix] = /^\/__simulator\/files\/([\w-]+)(\.js|\.css)$/.exec(path) ?? [];
    const key = name === 'simulator' ? '' : `/${name}`;
    const ownerPage = OWN_PAGES[key];
    if (!ownerPage || suffix === undefined) return undefined;
    const files = bundles.get(key) ?? bundle(ownerPage);
    bundles.set(key, files);
    // A failed bundle is made again at the next request.
    files.catch(() => bundles.delete(key));
    const type = suffix === STYLE ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
    return { type, body: (await files).get(suffix) ?? '' };
  };
}
