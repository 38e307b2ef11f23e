import { deviceStorage } from '../platform/device-storage';
import { createPlatform, type ShellPlatform } from '../platform/create-platform';
import { readPageData } from '../page-data/read-page-data';
import { readSiteConfig } from '../page-data/site-config';
import { fetchJson } from '../registry/fetch-json';
import { fetchOverrides, sessionOverrides } from '../registry/overrides';
import { createRegistry, type RegistrySource } from '../registry/registry';
import { openSession } from './open-session';
import { whenIdle } from './when-idle';

export interface AppServices {
  readonly platform: ShellPlatform;
  readonly registry: RegistrySource;
  /** Names of the remotes that are repointed for this browser session. */
  readonly overridden: readonly string[];
}

/**
 * Makes everything the app runs on and starts what runs beside the screens. Without overrides
 * nothing is waited for.
 *
 * @throws {Error} when the page was composed without its configuration
 */
export async function start(): Promise<AppServices> {
  const config = readSiteConfig();
  const platform = createPlatform(config);
  const urls = config.allowOverrides
    ? sessionOverrides(
        location.search,
        deviceStorage(() => sessionStorage),
      )
    : {};
  const overridden = Object.keys(urls);
  const fetchAll = () => fetchOverrides(urls, fetchJson);
  const registry = createRegistry({
    inlined: readPageData('registry'),
    overrides: overridden.length > 0 ? await fetchAll() : [],
    fetchRegistry: () => fetchJson('/registry.json'),
    fetchOverrides: fetchAll,
    log: platform.log,
  });

  // A member's header and screens need the answer at once; a visitor's first paint does not.
  if (platform.signedInHint.isSet) openSession(platform);
  else whenIdle(() => openSession(platform));

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registry.refresh();
  });
  whenIdle(() => void registry.refresh());

  return { platform, registry, overridden };
}
