import type { RouteMatch } from '../app/routes';
import type { RegistrySource } from '../registry/registry';
import { loadFederation } from './load-federation';

const prefetched = new Set<string>();

function prefetchFile(as: 'style' | 'script', href: string): void {
  if (prefetched.has(href)) return;
  prefetched.add(href);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = as;
  link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
}

/**
 * Fetches the code of a screen the learner will likely open next, so opening it costs no round
 * trip. It never fails: opening the screen will say what is wrong.
 */
export function prefetchScreen(registry: RegistrySource, { destination }: RouteMatch): void {
  if (destination.kind !== 'remote') return;
  const resolved = registry.remotes$.value.find(({ name }) => name === destination.name);
  if (resolved?.status !== 'loadable') return;
  const { remote } = resolved;
  const declared = remote.manifest.screens[destination.screen];
  if (!declared) return;
  const at = (file: string) => new URL(file, remote.manifestUrl).href;
  for (const { file } of declared.styles) prefetchFile('style', at(file));
  for (const { file } of destination.scripts) prefetchFile('script', at(file));

  const key = `${remote.manifest.container}/${destination.screen}`;
  if (prefetched.has(key)) return;
  prefetched.add(key);
  loadFederation()
    .then(({ loadFederatedModule }) => loadFederatedModule(remote, declared.expose))
    .catch(() => prefetched.delete(key));
}
