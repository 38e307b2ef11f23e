import type { Addresses } from 'delivery/addresses';
import { hostOf, OTHER_SITES, siteFolder } from './upstream';

const escape = (text: string) => text.replace(/[.]/g, '\\.');

/**
 * Puts all addresses of the product under one origin, because a phone of the same network reaches
 * only that one.
 *
 * @param host of the simulator as the browser names it, `localhost:3005`
 * @returns changes the addresses in a text
 */
export function createRewrite(addresses: Addresses, host: string): (text: string) => string {
  const sites = OTHER_SITES.map((site) => [hostOf(addresses, site), host + siteFolder(site)]);
  const { auth, firestore, functions } = addresses;
  const others = [hostOf(addresses, 'shell'), auth, firestore, functions].map((from) => [
    from,
    host,
  ]);
  const to = new Map([...sites, ...others] as [string, string][]);
  const hostPattern = new RegExp(`(?:${[...to.keys()].map(escape).join('|')})(?!\\d)`, 'g');
  return (text) => text.replace(hostPattern, (from) => to.get(from) ?? from);
}

/** Headers of the upstream that are wrong for a changed text. */
const ABOUT_THE_BODY = ['content-length', 'content-encoding', 'etag', 'last-modified'];

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * A content security policy for the simulator: the product's own, with the one origin and the
 * bridge, in a frame of the simulator.
 *
 * @param scriptHash of the injected script, `sha256-…`
 */
export function localPolicy(
  policy: string,
  origins: readonly string[],
  origin: string,
  scriptHash: string,
): string {
  const originPattern = new RegExp(`(?:${origins.map(escape).join('|')})(?![\\w.])`, 'g');
  return policy
    .split(';')
    .map((part) => part.trim().replace(originPattern, origin))
    .map((part) => [...new Set(part.split(' '))].join(' '))
    .map((part) => {
      if (part === "frame-ancestors 'none'") return "frame-ancestors 'self'";
      return part.startsWith('script-src ') ? `${part} '${scriptHash}'` : part;
    })
    .join('; ');
}

/** The headers of a changed text. No cache may keep it, because its address does not change. */
export const headersOfChanged = (headers: Headers): Headers => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !ABOUT_THE_BODY.includes(name))),
  'cache-control': 'no-store',
});
