import { BehaviorSubject } from 'rxjs';
import type { Platform, RouteLocation, ScreenLifecycles } from 'shared-contracts';
import type { StylesInUse } from './screen-sheets';

/** A screen that was rendered before it is opened, out of sight. */
export interface PreparedScreen {
  /** Names screen and build. */
  readonly key: string;
  /** The element to mount in. */
  readonly element: HTMLElement;
  /** Rejects when the screen cannot be rendered. */
  readonly isRendered: Promise<unknown>;
  /**
   * Whether it is still right for this place and learner. Otherwise it would first run effects for
   * another place or learner.
   */
  fits(key: string, location: RouteLocation): boolean;
  /** Tells the screen where it is shown. Does nothing if the screen was rendered for that place. */
  arrive(location: RouteLocation): void;
  /** Gives the styles back, once the screen uses its own or is dropped; idempotent. */
  release(): void;
  drop(): void;
}

interface Wanted {
  readonly key: string;
  readonly location: RouteLocation;
  readonly platform: Platform;
  readonly lifecycles: ScreenLifecycles;
  readonly styles: StylesInUse;
}

/** Whether two locations are the same place, reached from the same place. */
function sameLocation(a: RouteLocation, b: RouteLocation): boolean {
  const names = Object.keys(a.params);
  return (
    a.pathname === b.pathname &&
    a.search === b.search &&
    a.hash === b.hash &&
    a.from === b.from &&
    names.length === Object.keys(b.params).length &&
    names.every((name) => a.params[name] === b.params[name])
  );
}

/** Renders a screen out of sight, at a place where the learner is not yet. */
export function renderAhead({ key, location, platform, lifecycles, styles }: Wanted) {
  const element = document.createElement('div');
  const route$ = new BehaviorSubject(location);
  const props = { platform, route$, domElement: element, onCrash: () => undefined };
  const learner = platform.session.state$.value;
  // Opening the screen reports the failure.
  styles.ready.catch(() => undefined);
  const prepared: PreparedScreen = {
    key,
    element,
    isRendered: lifecycles.prepare?.(props) ?? Promise.resolve(),
    fits: (wantedKey, wantedPlace) =>
      wantedKey === key &&
      sameLocation(location, wantedPlace) &&
      platform.session.state$.value === learner,
    arrive: (next) => {
      if (!sameLocation(route$.value, next)) route$.next(next);
    },
    release: () => styles.release(),
    drop() {
      styles.release();
      void lifecycles.unmount(props).catch(() => undefined);
    },
  };
  return prepared;
}
