import { deviceStorage } from '../storage/device-storage';
import { createHost } from '../host/host';
import { createPlatform } from '../platform/create-platform';
import { createDefaultPolicy } from '../platform/trusted-types';
import {
  readCatalogue,
  readLessonPage,
  readPageData,
  readSiteConfig,
} from '../page-data/page-data';
import { keepFresh } from '../registry/keep-fresh';
import { createBuildHealth } from '../registry/build-health';
import { loadRegistryReader, openRegistry } from '../registry/open-registry';
import { canariesOf, rememberCanaries } from '../registry/this-browser';
import { connectParentApp } from '../parent-app/connect';
import { createTelemetry } from '../telemetry/telemetry';
import { fetchWhenIdle } from './fetch-when-idle';
import { matchRoute, screenKey } from './routes';
import type { AppProps } from './App';
import { openSession } from './open-session';

export type AppServices = Omit<AppProps, 'router'>;

/**
 * Creates the services of the app and starts background work. It waits only for overrides, and for
 * a testers' link.
 *
 * @throws {Error} if the page was composed without its configuration
 */
export async function start(): Promise<AppServices> {
  const config = readSiteConfig();
  const inlined = readPageData('registry');
  const trustScriptsOf = createDefaultPolicy(config, inlined);
  const device = deviceStorage();
  const telemetry = createTelemetry(async () => {
    const chunk = await import(/* webpackChunkName: "telemetry" */ '../telemetry/collect');
    return chunk.startCollecting({ config, page, registry, storage: device });
  });
  const platform = createPlatform(
    config,
    { catalogue: readCatalogue(), lessonPage: readLessonPage() },
    telemetry.report,
  );
  if (location.search.includes('channel=')) {
    await import(/* webpackChunkName: "channel-link" */ '../registry/channel-link')
      .then(({ followChannelLink }) => followChannelLink(device, location, platform.alerts))
      .catch(() => undefined);
  }
  const storage = deviceStorage(() => sessionStorage);
  const health = createBuildHealth(device);
  const { registry, overridden } = await openRegistry({
    config,
    inlined,
    storage,
    log: platform.log,
    trustScriptsOf,
    browser: () => ({
      ...canariesOf(device),
      badBuilds: health.bad(),
      lastGood: health.good(),
    }),
  });

  registry.remotes$.subscribe((remotes) => rememberCanaries(device, remotes));

  const host = createHost({ registry, platform, health, onLoad: telemetry.report });
  const { whenIdle, awaitScreen } = host;

  const { destination } = matchRoute(registry.remotes$.value, location.pathname);
  const page = screenKey(destination);
  if (destination.kind === 'remote' && !destination.header) platform.chrome.hide();

  let endInitialWait: () => void = () => undefined;
  platform.loading.isActive$.subscribe((isActive) => {
    endInitialWait();
    if (isActive) endInitialWait = awaitScreen();
  });
  connectParentApp(platform);

  // A member's header and screens need the session at once; a visitor's first paint does not.
  if (platform.signedInHint.isSet) {
    openSession(platform);
    // The registry reader has the digests of a member's next files (decision 52).
    loadRegistryReader().catch(() => undefined);
  } else {
    whenIdle(() => openSession(platform));
  }

  fetchWhenIdle({ config, platform, registry, host, inlined, storage });
  const readAgain = keepFresh(() => registry.refresh());
  // Only /registry.json names the canary of a remote other than the page's own (decision 57).
  const isAwaiting = registry.remotes$.value.some(
    (remote) => remote.status === 'loadable' && remote.isAwaited,
  );
  if (isAwaiting) readAgain();
  else whenIdle(readAgain);
  whenIdle(telemetry.open);

  return { platform, host, overridden, liveSubtitle: config.liveSubtitle };
}
