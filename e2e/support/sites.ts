import { addresses } from 'delivery/addresses';
import { controlPort, type Site, type SiteCondition } from 'tooling/control-address';

/** Puts a site into a condition, as in `sites.down('mf-live')`. */
export type Sites = Readonly<Record<SiteCondition, (site: Site) => Promise<void>>> & {
  /** Restores every changed site. */
  readonly reviveAll: () => Promise<void>;
};

/** Controls the hosting of `npm test`. */
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
