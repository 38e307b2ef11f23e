import { deviceStorage } from '../platform/device-storage';
import { fragmentsIn } from '../host/fragments';
import { createPlatform } from '../platform/create-platform';
import { readCatalogue } from '../page-data/catalogue';
import { readPageData } from '../page-data/read-page-data';
import { readSiteConfig } from '../page-data/site-config';
import { fetchJson } from '../registry/fetch-json';
import { createRegistry } from '../registry/registry';
import { mayBeOverridden } from '../registry/stored-overrides';
import type { AppProps } from './App';
import { awaitScreen } from './awaited-screens';
import { matchRoute } from './routes';
import { connectParentApp } from './connect-parent-app';
import { loadFonts } from './load-fonts';
import { openSession } from './open-session';
import { whenIdle } from './when-idle';

export type AppServices = Omit<AppProps, 'router'>;

/**
 * Makes everything the app runs on and starts what runs beside the screens. Without overrides
 * nothing is waited for.
 *
 * @throws {Error} when the page was composed without its configuration
 */
export async function start(): Promise<AppServices> {
  const config = readSiteConfig();
  const platform = createPlatform(config, readCatalogue());
  const storage = deviceStorage(() => sessionStorage);
  const overrides =
    config.allowOverrides && mayBeOverridden(location.search, storage)
      ? await import(/* webpackChunkName: "overrides" */ '../registry/overrides').catch(() => {
          platform.log.warn('The overrides cannot be loaded');
          return undefined;
        })
      : undefined;
  const urls = overrides?.sessionOverrides(location.search, storage) ?? {};
  const overridden = Object.keys(urls);
  const fetchAll = async () => overrides?.fetchOverrides(urls, fetchJson) ?? [];
  const registry = createRegistry({
    inlined: readPageData('registry'),
    overrides: overridden.length > 0 ? await fetchAll() : [],
    fetchRegistry: () => fetchJson('/registry.json'),
    fetchOverrides: fetchAll,
    log: platform.log,
  });

  const { destination } = matchRoute(registry.remotes$.value, location.pathname);
  if (destination.kind === 'remote' && !destination.header) platform.chrome.hide();

  let isThere: () => void = () => undefined;
  platform.loading.isActive$.subscribe((isActive) => {
    isThere();
    if (isActive) isThere = awaitScreen();
  });
  whenIdle(loadFonts);
  connectParentApp(platform);

  // A member's header and screens need the answer at once; a visitor's first paint does not.
  if (platform.signedInHint.isSet) openSession(platform);
  else whenIdle(() => openSession(platform));

  whenIdle(() => {
    import(/* webpackChunkName: "persistence" */ '../platform/persistence/remember-device')
      .then(({ rememberDevice }) => rememberDevice(platform))
      .catch(() => undefined);
  });

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registry.refresh();
  });
  whenIdle(() => void registry.refresh());

  return { platform, registry, overridden, fragments: fragmentsIn(document) };
}
