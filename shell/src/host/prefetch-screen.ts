import type { RouteMatch } from '../app/routes';
import type { RegistrySource } from '../registry/registry';
import { loadFederation } from './load-federation';
import { preloadScreen } from './preload-screen';
import { prefetchScreenStyles } from './screen-styles';

const prefetched = new Set<string>();

function prefetchScript(href: string): void {
  if (prefetched.has(href)) return;
  prefetched.add(href);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
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
  const scripts = destination.scripts.map(({ file }) => new URL(file, remote.manifestUrl).href);
  const key = [remote.manifest.container, destination.screen, ...scripts].join(' ');
  if (prefetched.has(key)) return;
  prefetched.add(key);
  prefetchScreenStyles(remote, destination.screen);
  scripts.forEach(prefetchScript);
  preloadScreen(remote, destination.screen);
  loadFederation()
    .then(({ loadFederatedModule }) => loadFederatedModule(remote, declared.expose))
    .catch(() => prefetched.delete(key));
}
