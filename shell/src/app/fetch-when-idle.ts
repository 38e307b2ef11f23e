import type { SiteConfig } from 'shared-contracts';
import { loadAlertDialog } from '../alerts/LateAlertDialog';
import type { Host } from '../host/host';
import type { ShellPlatform } from '../platform/create-platform';
import type { RegistrySource } from '../registry/registry';
import type { DeviceStorage } from '../storage/device-storage';
import { wantsSupportChat } from './routes';

interface PageParts {
  readonly config: SiteConfig;
  readonly platform: ShellPlatform;
  readonly registry: RegistrySource;
  readonly host: Host;
  /** The page's own registry. */
  readonly inlined: unknown;
  readonly storage: DeviceStorage;
}

/** Fetches the parts of the shell that no first screen shows, when the browser is idle. */
export function fetchWhenIdle(parts: PageParts): void {
  const { config, platform, registry, host, inlined, storage } = parts;
  const { whenIdle } = host;
  whenIdle(() => {
    import(/* webpackChunkName: "idle" */ './beside-screens')
      .then(({ startBesideScreens }) => startBesideScreens(platform))
      .catch(() => undefined);
    loadAlertDialog().catch(() => undefined);
  });
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
}
