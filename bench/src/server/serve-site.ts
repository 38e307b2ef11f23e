import type { Addresses, Site } from 'delivery/addresses';
import { readHostingConfig } from 'delivery/hosting/config';
import type { Tls } from 'tooling/hosting';
import { siteHandler } from 'tooling/hosting/site-handler';
import { startSiteServer } from 'tooling/hosting/site-server';
import type { Cleanup } from 'tooling/processes/with-processes';

/** Serves a folder with the headers, rewrites and compression of one of the product's sites. */
export async function serveSite(
  site: Site,
  folder: string,
  {
    addresses,
    tls,
    cleanup,
  }: { readonly addresses: Addresses; readonly tls: Tls; readonly cleanup: Cleanup },
): Promise<void> {
  const handler = siteHandler({ folder, config: readHostingConfig()[site], addresses });
  const server = await startSiteServer(addresses.sites[site].port, handler, tls);
  cleanup(() => server.close());
}
