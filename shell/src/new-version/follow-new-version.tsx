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
import { createTold } from './told';
import { watchTypedFields } from './typed-fields';

/** How often, at most, a missing file makes the page read the registry again. */
const AGAIN_MS = 10_000;

interface FollowOptions {
  readonly platform: Busy & Pick<ShellPlatform, 'navigation'>;
  readonly host: Pick<Host, 'registry' | 'whenIdle'>;
  /** The registry that the page was composed with, unchecked. */
  readonly inlined: unknown;
  /** What this tab remembers. */
  readonly storage: DeviceStorage;
  /** Loads the page again; default: the browser does. */
  readonly reload?: () => void;
  /** Goes to a path by a full navigation; default: the browser does. */
  readonly leave?: (path: string) => void;
}

/**
 * Offers a new version once, when nothing can be lost, and never takes an open page away. It is a
 * module of its own, fetched when the browser is idle. Source: decision 54.
 */
export function followNewVersion({
  platform,
  host: { registry, whenIdle },
  inlined,
  storage,
  reload = () => location.reload(),
  leave = (path) => location.assign(path),
}: FollowOptions): void {
  const told = createTold(storage);
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
    told,
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
  // The screen of the new place is there by then.
  platform.navigation.location$.subscribe(() => whenIdle(offer.look));

  reloadByItself({
    newer,
    isBusy,
    mayReload: told.mayReload,
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
    told.forget();
    void registry.refresh();
  };
  // In the capture phase: these events do not bubble.
  window.addEventListener('error', onError, true);
}
