import { createRoot } from 'react-dom/client';
import type { Host } from '../host/host';
import type { ShellPlatform } from '../platform/create-platform';
import type { DeviceStorage } from '../storage/device-storage';
import { isHeld, isOnPlayer, type Busy } from './is-held';
import { newerBuilds } from './newer-builds';
import { NewVersionNotice } from './NewVersionNotice';
import { createOffer } from './offer';
import { reloadByItself } from './reload-by-itself';
import { comeBack, rememberPlace } from './same-place';
import { createAnnouncedBuilds } from './announced-builds';
import { watchTypedFields } from './typed-fields';

/** Least time between two readings of the registry after missing files, in milliseconds. */
const AGAIN_MS = 10_000;

interface FollowOptions {
  readonly platform: Busy & Pick<ShellPlatform, 'navigation'>;
  readonly host: Pick<Host, 'registry' | 'whenIdle'>;
  /** The registry that the page was composed with, unchecked. */
  readonly inlined: unknown;
  /** The storage of this tab. */
  readonly storage: DeviceStorage;
  /** Reloads the page; default: the browser's reload. */
  readonly reload?: () => void;
  /** Opens a path by a full navigation; default: the browser's. */
  readonly leave?: (path: string) => void;
}

/**
 * Offers a new version once, when the learner can lose nothing, and never replaces an open page. A
 * separate chunk, fetched when the browser is idle. Source: decision 54.
 */
export function followNewVersion({
  platform,
  host: { registry, whenIdle },
  inlined,
  storage,
  reload = () => location.reload(),
  leave = (path) => location.assign(path),
}: FollowOptions): void {
  const announced = createAnnouncedBuilds(storage);
  const isTyped = watchTypedFields(document);
  const newer = () =>
    newerBuilds({
      page: document,
      remotes: registry.remotes$.value,
      registry: registry.known$.value.document,
      ownRegistry: inlined,
    });
  const isBusy = () => isHeld(platform, isTyped, document);
  const reloadHere = () => {
    rememberPlace(storage, window);
    reload();
  };

  const offer = createOffer({
    newer,
    announced,
    isFree: () => !isBusy() && !isOnPlayer(document),
  });
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <NewVersionNotice isShown$={offer.isShown$} onReload={reloadHere} onDismiss={offer.dismiss} />,
  );
  registry.known$.subscribe(offer.look);
  registry.remotes$.subscribe(offer.look);
  platform.reload.holds$.subscribe(offer.look);
  // By then, the screen of the new location is shown.
  platform.navigation.location$.subscribe(() => whenIdle(offer.look));

  reloadByItself({
    newer,
    isBusy,
    mayReload: announced.mayReload,
    refresh: () => registry.refresh(),
    hasAnswered: () => registry.known$.value.problem === undefined,
    navigation: platform.navigation,
    reloadHere,
    leave,
  });
  comeBack(storage, whenIdle, window);

  let readAt = -AGAIN_MS;
  const onError = ({ target }: Event) => {
    const isFile = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
    if (!isFile || performance.now() - readAt < AGAIN_MS) return;
    readAt = performance.now();
    // The missing file may exist only in a newer build, so offer that build again, even if the
    // learner declined it.
    announced.forget();
    void registry.refresh();
  };
  // Use the capture phase, because these events do not bubble.
  window.addEventListener('error', onError, true);
}
