import type { RegisteredRemote, ScreenModule } from 'shared-contracts';
import type { Destination } from '../app/routes';
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

/** A screen's code on its way. */
export interface PrefetchedScreen {
  readonly remote: RegisteredRemote;
  /** Rejects when the code does not arrive; nobody has to listen. */
  readonly module: Promise<ScreenModule>;
}

/**
 * Fetches the code of a screen the learner will likely open next, so opening it costs no round
 * trip. It never fails: opening the screen will say what is wrong.
 *
 * @returns undefined where there is nothing to fetch: a page of the shell, a remote that failed
 */
export function prefetchScreen(
  registry: RegistrySource,
  destination: Destination,
): PrefetchedScreen | undefined {
  if (destination.kind !== 'remote') return undefined;
  const resolved = registry.remotes$.value.find(({ name }) => name === destination.name);
  if (resolved?.status !== 'loadable') return undefined;
  const { remote } = resolved;
  const declared = remote.manifest.screens[destination.screen];
  if (!declared) return undefined;
  const scripts = destination.scripts.map(({ file }) => new URL(file, remote.manifestUrl).href);
  const key = [remote.manifest.container, destination.screen, ...scripts].join(' ');
  if (!prefetched.has(key)) {
    prefetched.add(key);
    prefetchScreenStyles(remote, destination.screen);
    scripts.forEach(prefetchScript);
    preloadScreen(remote, destination.screen);
  }
  // The same module for the same build; a failed one is asked for anew.
  const module = loadFederation().then(({ loadFederatedModule }) =>
    loadFederatedModule(remote, declared.expose),
  );
  module.catch(() => prefetched.delete(key));
  return { remote, module };
}
