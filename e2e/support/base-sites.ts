import { addresses } from 'delivery/addresses';
import { controlPort, type Site, type SiteCondition } from 'tooling/control-address';

export interface Sites {
  /** Connections are refused. */
  down(site: Site): Promise<void>;
  /** Normal operation. */
  up(site: Site): Promise<void>;
  /** Every answer is an HTML page. */
  html(site: Site): Promise<void>;
  /** Connections are accepted and never answered. */
  hang(site: Site): Promise<void>;
  /** Scripts throw when they run. */
  broken(site: Site): Promise<void>;
  /** Restores every site that was changed. */
  reviveAll(): Promise<void>;
}

/** Controls the hosting that `npm test` has started. */
export function createSites(): Sites {
  const changed = new Set<Site>();
  async function become(site: Site, condition: SiteCondition): Promise<void> {
    changed.add(site);
    const url = `http://127.0.0.1:${controlPort(addresses())}/sites/${site}/${condition}`;
    const response = await fetch(url, { method: 'POST' });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  }
  return {
    down: (site) => become(site, 'down'),
    up: (site) => become(site, 'up'),
    html: (site) => become(site, 'html'),
    hang: (site) => become(site, 'hang'),
    broken: (site) => become(site, 'broken'),
    reviveAll: async () => void (await Promise.all([...changed].map((site) => become(site, 'up')))),
  };
}
