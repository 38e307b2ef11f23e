import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Addresses } from 'delivery/addresses';
import type { Tls } from 'tooling/hosting';
import { readHostingConfig, type HostingConfig, type RewriteRule } from 'delivery/hosting/config';
import { escapePattern } from 'delivery/hosting/escape-pattern';
import { siteHandler } from 'tooling/hosting/site-handler';
import { startSiteServer, type SiteServer } from 'tooling/hosting/site-server';

/** `pages/routes.json`: which page answers which path, `*` for all others. */
const RoutesSchema = v.array(v.object({ path: v.string(), file: v.string() }));
export type MonolithRoute = v.InferOutput<typeof RoutesSchema>[number];

/** `/videos/:VideoID` as a regular expression over a path; a final `?` makes a part optional. */
function patternOf(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const expression = parts.map((part) => {
    if (!part.startsWith(':')) return `/${escapePattern(part)}`;
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return `^${expression.join('')}/?$`;
}

/**
 * Rewrites that lead each path to its page.
 *
 * @param fallback rule of the product's shell for every other path that is no file
 */
export const rewritesOf = (
  routes: readonly MonolithRoute[],
  fallback: RewriteRule,
): RewriteRule[] =>
  routes.map(({ path, file }) => {
    const destination = `/${file}`;
    return path === '*' ? { ...fallback, destination } : { regex: patternOf(path), destination };
  });

/** The configuration of the product's shell, with pages of its own. */
function configOf(folder: string): HostingConfig {
  const { shell } = readHostingConfig();
  const text = readFileSync(join(folder, 'pages', 'routes.json'), 'utf8');
  const fallback = shell.rewrites.at(-1);
  if (!fallback) throw new Error('firebase/firebase.json: the shell has no rewrites');
  return { ...shell, rewrites: rewritesOf(v.parse(RoutesSchema, JSON.parse(text)), fallback) };
}

/** Serves a monolith like the product's shell: same headers, same compression. */
export async function startMonolithServer(options: {
  readonly folder: string;
  /** With the origin of the monolith in the place of the shell's. */
  readonly addresses: Addresses;
  readonly tls: Tls;
}): Promise<SiteServer> {
  const { folder, addresses, tls } = options;
  const handler = siteHandler({ folder, config: configOf(folder), addresses });
  return startSiteServer(addresses.sites.shell.port, handler, tls);
}
