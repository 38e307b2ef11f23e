import { join, normalize, sep } from 'node:path';
import { matches, type HostingConfig, type RewriteRule } from './config';

/** The answer of a site to a path. */
export type Resolution =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  | { readonly kind: 'function'; readonly name: string }
  | { readonly kind: 'missing' };

type IsFile = (path: string) => boolean;

/**
 * The path of a request, decoded; undefined when it is malformed or leaves the site's folder.
 *
 * @param url of the request, with its query
 */
export function requestPath(url: string): string | undefined {
  const [raw = ''] = url.split(/[?#]/);
  try {
    const path = decodeURIComponent(raw);
    const isInside =
      path.startsWith('/') && !/[\0\\]/.test(path) && !path.split('/').includes('..');
    return isInside ? normalize(path).split(sep).join('/') : undefined;
  } catch {
    return undefined;
  }
}

function functionName(rule: RewriteRule): string | undefined {
  return typeof rule.function === 'string' ? rule.function : rule.function?.functionId;
}

/** A file itself, the index of a folder, or the file behind a clean address. */
function resolveStatic(
  config: HostingConfig,
  path: string,
  isFile: IsFile,
): Resolution | undefined {
  const { cleanUrls, trailingSlash } = config;
  if (isFile(path)) {
    const clean = path.replace(/(\/index)?\.html$/, '') || '/';
    if (cleanUrls && clean !== path) return { kind: 'redirect', to: clean, status: 301 };
    return { kind: 'file', file: path };
  }
  const hasSlash = path.endsWith('/');
  const bare = hasSlash && path !== '/' ? path.slice(0, -1) : path;
  const index = join(path, 'index.html');
  const page = cleanUrls && bare !== '/' ? `${bare}.html` : undefined;
  const file = isFile(index) ? index : page !== undefined && isFile(page) ? page : undefined;
  if (file === undefined) return undefined;
  if (trailingSlash === false && hasSlash && path !== '/') {
    return { kind: 'redirect', to: bare, status: 301 };
  }
  const wantsSlash = trailingSlash ?? (!cleanUrls && file === index);
  if (wantsSlash && !hasSlash) return { kind: 'redirect', to: `${path}/`, status: 301 };
  return { kind: 'file', file };
}

/**
 * Decides what a site answers, in the order of Firebase Hosting: redirects, files, rewrites, 404.
 *
 * @param path from `requestPath`
 * @param isFile whether the site has a file at that path
 */
export function resolvePath(config: HostingConfig, path: string, isFile: IsFile): Resolution {
  const redirect = config.redirects.find((rule) => matches(rule, path));
  if (redirect) return { kind: 'redirect', to: redirect.destination, status: redirect.type };
  const found = resolveStatic(config, path, isFile);
  if (found) return found;
  const rewrite = config.rewrites.find((rule) => matches(rule, path));
  const name = rewrite && functionName(rewrite);
  if (name !== undefined) return { kind: 'function', name };
  const destination = rewrite?.destination;
  if (destination === undefined) return { kind: 'missing' };
  return resolveStatic({ ...config, cleanUrls: false }, destination, isFile) ?? { kind: 'missing' };
}
