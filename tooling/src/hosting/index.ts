import { SITES, type Addresses, type Site } from 'delivery/addresses';
import { hostingFolder } from 'delivery/paths';
import { releasedFolder } from 'delivery/release/releases';
import { readHostingConfig } from 'delivery/hosting/config';
import { controlHandler } from './control';
import { controlPort } from './control-address';
import type { Tls } from './listen';
import { siteHandler, type Handler } from './site-handler';
import { startSiteServer, type SiteServer } from './site-server';
import type { StoredFile } from './stored-file';

export type { Tls } from './listen';
export { controlPort };

export interface HostingOptions {
  /** Whether tests may change the condition of a site. */
  readonly isControlled?: boolean;
  /** Makes the sites speak HTTP/2, as in production; their origins must then be `https:`. */
  readonly tls?: Tls;
  /** Answers requests to the shell's site before Hosting does. @returns true when it answers */
  readonly shellTakes?: (...request: Parameters<Handler>) => boolean;
  /** Adds the reload of `npm run dev` to pages, and answers the requests of its script. */
  readonly dev?: {
    readonly changePage: (page: StoredFile) => StoredFile;
    /** @returns true when it answers the request */
    readonly takes: (...request: Parameters<Handler>) => boolean;
  };
}

export interface Hosting {
  close(): Promise<void>;
}

/** Serves every site on its own port, as production serves it from its own origin. */
export async function startHosting(
  addresses: Addresses,
  { isControlled = false, tls, dev, shellTakes }: HostingOptions = {},
): Promise<Hosting> {
  const configs = readHostingConfig();
  const servers = new Map<Site, SiteServer>();
  const closing: SiteServer[] = [];
  for (const site of SITES) {
    const serve = siteHandler({
      folder: hostingFolder(addresses, site),
      released: () => releasedFolder(addresses, site),
      config: configs[site],
      addresses,
      ...(dev && { changePage: dev.changePage }),
    });
    const handler: Handler = (request, response) => {
      if (dev?.takes(request, response)) return;
      if (site === 'shell' && shellTakes?.(request, response)) return;
      serve(request, response);
    };
    servers.set(site, await startSiteServer(addresses.sites[site].port, handler, tls));
  }
  closing.push(...servers.values());
  if (isControlled) {
    const handler = controlHandler(async (site, condition) => servers.get(site)?.become(condition));
    closing.push(await startSiteServer(controlPort(addresses), handler));
  }
  return { close: async () => void (await Promise.all(closing.map((server) => server.close()))) };
}
