import { BehaviorSubject } from 'rxjs';
import type { Platform, RegisteredRemote, RouteLocation, ScreenLifecycles } from 'shared-contracts';
import {
  forgetScreen,
  isPrepared,
  keepScreen,
  preparedKey,
  type KeptScreen,
} from './prepared-screen';
import { sameLocation } from './same-location';
import { linkScreenStyles } from './screen-styles';

interface Wanted {
  readonly remote: RegisteredRemote;
  readonly screen: string;
  readonly location: RouteLocation;
  readonly platform: Platform;
  readonly lifecycles: ScreenLifecycles;
}

/** Renders a screen out of sight; what was kept before is dropped. Nothing follows if it fails. */
export function renderAhead({ remote, screen, location, platform, lifecycles }: Wanted): void {
  const key = preparedKey(remote, screen);
  if (isPrepared(key, location) || !lifecycles.prepare) return;
  const element = document.createElement('div');
  const route$ = new BehaviorSubject(location);
  const styles = linkScreenStyles(remote, screen);
  // Whoever opens the screen is told.
  styles.ready.catch(() => undefined);
  const props = { platform, route$, domElement: element, onCrash: () => undefined };
  const who = platform.session.state$.value;
  const screenAhead: KeptScreen = {
    fits: (wantedKey, wantedPlace) =>
      wantedKey === key &&
      sameLocation(location, wantedPlace) &&
      platform.session.state$.value === who,
    element,
    arrive: (next) => {
      if (!sameLocation(route$.value, next)) route$.next(next);
    },
    release: () => styles.release(),
    drop() {
      styles.release();
      void lifecycles.unmount(props).catch(() => undefined);
    },
  };
  keepScreen(screenAhead);
  lifecycles.prepare(props).catch(() => forgetScreen(screenAhead));
}
