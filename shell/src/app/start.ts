import { deviceStorage } from '../storage/device-storage';
import { loadAlertDialog } from '../alerts/LateAlertDialog';
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
import { createRegistry } from '../registry/registry';
import { mayBeOverridden } from '../registry/stored-overrides';
import { canariesOf, rememberCanaries } from '../registry/this-browser';
import { connectParentApp } from '../parent-app/connect';
import { createTelemetry } from '../telemetry/telemetry';
import { matchRoute, screenKey, wantsSupportChat } from './routes';
import type { AppProps } from './App';
import { openSession } from './open-session';

export type AppServices = Omit<AppProps, 'router'>;

/**
 * Makes the services of the app and starts the work beside the screens. It waits only for
 * overrides, and for a link of the testers.
 *
 * @throws {Error} when the page was composed without its configuration
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
  const overrides =
    config.allowOverrides && mayBeOverridden(location.search, storage)
      ? await import(/* webpackChunkName: "overrides" */ '../registry/overrides')
          .then(({ openOverrides }) =>
            openOverrides(location, storage, { inlined, log: platform.log }),
          )
          .catch(() => {
            platform.log.warn('The overrides cannot be loaded');
            return undefined;
          })
      : undefined;
  const loadReader = () =>
    import(/* webpackChunkName: "read-registry" */ '../registry/read-registry');
  const overridden = overrides?.names ?? [];
  const fetchAll = async () => overrides?.fetch() ?? [];
  const health = createBuildHealth(device);
  const registry = createRegistry({
    inlined,
    overrides: overridden.length > 0 ? await fetchAll() : [],
    fetchRegistry: async (knownRegistry) => {
      const { readRegistry } = await loadReader();
      const fetched = await readRegistry(knownRegistry, config.registryKeys);
      trustScriptsOf(fetched);
      return fetched;
    },
    fetchOverrides: fetchAll,
    browser: () => ({
      ...canariesOf(device),
      badBuilds: health.bad(),
      lastGood: health.good(),
    }),
    log: platform.log,
  });

  registry.remotes$.subscribe((remotes) => rememberCanaries(device, remotes));

  const host = createHost({ registry, platform, health, onLoad: telemetry.report });
  const { whenIdle, awaitScreen } = host;

  const { destination } = matchRoute(registry.remotes$.value, location.pathname);
  const page = screenKey(destination);
  if (destination.kind === 'remote' && !destination.header) platform.chrome.hide();

  let isThere: () => void = () => undefined;
  platform.loading.isActive$.subscribe((isActive) => {
    isThere();
    if (isActive) isThere = awaitScreen();
  });
  whenIdle(() => {
    import(/* webpackChunkName: "idle" */ './beside-screens')
      .then(({ startBesideScreens }) => startBesideScreens(platform))
      .catch(() => undefined);
    loadAlertDialog().catch(() => undefined);
  });
  connectParentApp(platform);

  // A member's header and screens need the answer at once; a visitor's first paint does not.
  if (platform.signedInHint.isSet) {
    openSession(platform);
    // It carries the digests of what a member's screens ask for next (decision 52).
    loadReader().catch(() => undefined);
  } else {
    whenIdle(() => openSession(platform));
  }

  const { supportChat } = config;
  if (supportChat) {
    whenIdle(() => {
      import(/* webpackChunkName: "support-chat" */ '../support-chat/open-support-chat')
        .then(({ openSupportChat }) =>
          openSupportChat(supportChat, platform, (pathname) =>
            wantsSupportChat(registry.remotes$.value, pathname),
          ),
        )
        .catch((error: unknown) => platform.log.warn('There is no support chat', { error }));
    });
  }

  whenIdle(() => {
    import(/* webpackChunkName: "new-version" */ '../new-version/follow-new-version')
      .then(({ followNewVersion }) => followNewVersion({ platform, host, inlined, storage }))
      .catch(() => undefined);
  });
  const readAgain = keepFresh(() => registry.refresh());
  // A canary of another remote than the page's own is named there alone (decision 57).
  const isAwaiting = registry.remotes$.value.some(
    (remote) => remote.status === 'loadable' && remote.isAwaited,
  );
  if (isAwaiting) readAgain();
  else whenIdle(readAgain);
  whenIdle(telemetry.open);

  return { platform, host, overridden, liveSubtitle: config.liveSubtitle };
}
