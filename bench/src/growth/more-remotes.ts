import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_DATA_IDS, type RegisteredRemote, type Registry } from 'shared-contracts';

/** A copy of a registered remote with another name, other routes and another container. */
function copyOf({ manifest, manifestUrl }: RegisteredRemote, number: number): RegisteredRemote {
  const name = `${manifest.name}-${number}`;
  return {
    name,
    manifestUrl,
    manifest: {
      ...manifest,
      name,
      container: `${manifest.container}_${number}`,
      routes: manifest.routes.map((route) => ({ ...route, path: `/copy-${number}${route.path}` })),
    },
  };
}

/**
 * Adds copies of its remotes to a registry.
 *
 * @param count of remotes afterwards: a multiple of their number
 */
export function multiply(registry: Registry, count: number): Registry {
  const times = count / registry.remotes.length;
  const copies = Array.from({ length: times - 1 }, (_, index) =>
    registry.remotes.map((remote) => copyOf(remote, index + 2)),
  );
  return { ...registry, remotes: [...registry.remotes, ...copies.flat()] };
}

const dataBlock = new RegExp(`(<script [^>]*id="${PAGE_DATA_IDS.registry}"[^>]*>).*?(</script>)`);

/**
 * Replaces the registry in a composed page.
 *
 * @throws {Error} when the page has none
 */
export function withRegistry(page: string, registry: Registry): string {
  if (!dataBlock.test(page)) throw new Error('The page holds no registry');
  const json = JSON.stringify(registry).replaceAll('<', '\\u003c');
  return page.replace(dataBlock, (_, start: string, end: string) => start + json + end);
}

/**
 * Registers copies of the remotes in a published site.
 *
 * @param shellSite folder of the shell's site
 * @param count of remotes afterwards
 */
export function registerMoreRemotes(shellSite: string, count: number): void {
  const file = join(shellSite, 'registry.json');
  const registry = multiply(JSON.parse(readFileSync(file, 'utf8')) as Registry, count);
  writeFileSync(file, JSON.stringify(registry));
  const names = readdirSync(shellSite, { recursive: true, encoding: 'utf8' });
  for (const page of names.filter((name) => name.endsWith('.html'))) {
    const path = join(shellSite, page);
    writeFileSync(path, withRegistry(readFileSync(path, 'utf8'), registry));
  }
}
