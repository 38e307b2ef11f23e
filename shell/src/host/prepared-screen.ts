import { BehaviorSubject } from 'rxjs';
import type { Platform, RegisteredRemote, RouteLocation, ScreenLifecycles } from 'shared-contracts';
import { sameLocation } from './same-location';
import { linkScreenStyles } from './screen-styles';

/** A screen that was rendered before it is opened, out of sight. */
export interface PreparedScreen {
  /** What to mount in. */
  readonly element: HTMLElement;
  /** Tells the screen where it is shown; where it is there already, it hears nothing. */
  arrive(location: RouteLocation): void;
  /** To be called when the screen has its place, or is not to come. */
  release(): void;
}

interface Wanted {
  readonly remote: RegisteredRemote;
  readonly screen: string;
  readonly location: RouteLocation;
  readonly platform: Platform;
  readonly lifecycles: ScreenLifecycles;
}

interface Kept extends PreparedScreen {
  /**
   * Whether it is what would be rendered now. Showing what was rendered for another place, or for
   * another learner, would run the effects of that one first.
   */
  fits(key: string, location: RouteLocation): boolean;
  drop(): void;
}

/** One at a time: the learner can only open one, and each costs memory. */
let kept: Kept | undefined;

const keyOf = ({ manifestUrl, manifest }: RegisteredRemote, screen: string) =>
  `${manifestUrl} ${manifest.build} ${screen}`;

/** Renders a screen out of sight; what was prepared before is dropped. Nothing follows if it fails. */
export function keepPrepared({ remote, screen, location, platform, lifecycles }: Wanted): void {
  const key = keyOf(remote, screen);
  if (kept?.fits(key, location) || !lifecycles.prepare) return;
  kept?.drop();
  const element = document.createElement('div');
  const route$ = new BehaviorSubject(location);
  const styles = linkScreenStyles(remote, screen);
  // Whoever opens the screen is told.
  styles.ready.catch(() => undefined);
  const props = { platform, route$, domElement: element, onCrash: () => undefined };
  const drop = () => {
    styles.release();
    void lifecycles.unmount(props).catch(() => undefined);
  };
  const who = platform.session.state$.value;
  kept = {
    fits: (wantedKey, wantedPlace) =>
      wantedKey === key &&
      sameLocation(location, wantedPlace) &&
      platform.session.state$.value === who,
    element,
    arrive: (next) => {
      if (!sameLocation(route$.value, next)) route$.next(next);
    },
    release: () => styles.release(),
    drop,
  };
  lifecycles.prepare(props).catch(() => {
    if (kept?.element === element) kept = undefined;
    drop();
  });
}

/** Hands out, once, what was prepared of this very build, for this place and this learner. */
export function takePrepared(
  remote: RegisteredRemote,
  screen: string,
  location: RouteLocation,
): PreparedScreen | undefined {
  const taken = kept;
  kept = undefined;
  if (taken?.fits(keyOf(remote, screen), location)) return taken;
  taken?.drop();
  return undefined;
}
