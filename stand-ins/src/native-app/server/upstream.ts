import { PROJECT_ID, SITES, type Addresses, type Site } from 'delivery/addresses';

/** Path of the simulator's pages, files and controls; all other paths are the product's. */
export const OWN_PREFIX = '/__simulator';

/** The target of a forwarded request. */
export interface Upstream {
  /** `localhost:3002`. */
  readonly host: string;
  /** Path with query, as the upstream knows it. */
  readonly path: string;
  /** Whether its answers may name addresses that only this machine knows. */
  readonly isText: boolean;
}

/** Sites that share paths with the shell, so each has a folder in the simulator. */
type OtherSite = Exclude<Site, 'shell'>;
export const OTHER_SITES = SITES.filter((site): site is OtherSite => site !== 'shell');

/** The folder of a site under the simulator's origin. */
export const siteFolder = (site: OtherSite): string => `${OWN_PREFIX}/sites/${site}`;

export const hostOf = ({ sites }: Addresses, site: Site): string =>
  new URL(sites[site].origin).host;

/** Paths of the emulators; no page of the product has such a path. */
const AUTH = /^\/(identitytoolkit|securetoken|www)\.googleapis\.com\/|^\/emulator\//;
/** Each message has its length before it, so the proxy must not change it. */
const DATABASE_STREAM = /^\/google\.firestore\.v1\.Firestore\//;
const DATABASE = /^\/v1\/projects\//;

/**
 * The target of a request: a site by its folder, an emulator by its paths, otherwise the shell.
 *
 * @param url path with query, under the simulator's origin
 */
export function upstreamOf(addresses: Addresses, url: string): Upstream {
  for (const site of OTHER_SITES) {
    const folder = `${siteFolder(site)}/`;
    if (url.startsWith(folder)) {
      return { host: hostOf(addresses, site), path: url.slice(folder.length - 1), isText: true };
    }
  }
  if (url.startsWith(`/${PROJECT_ID}/`)) {
    return { host: addresses.functions, path: url, isText: true };
  }
  if (AUTH.test(url)) return { host: addresses.auth, path: url, isText: false };
  if (DATABASE_STREAM.test(url)) return { host: addresses.firestore, path: url, isText: false };
  if (DATABASE.test(url)) return { host: addresses.firestore, path: url, isText: true };
  return { host: hostOf(addresses, 'shell'), path: url, isText: true };
}
