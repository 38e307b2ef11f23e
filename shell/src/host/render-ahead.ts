import { BehaviorSubject } from 'rxjs';
import type { Platform, RouteLocation, ScreenLifecycles } from 'shared-contracts';
import type { StylesInUse } from './screen-sheets';

/** A screen rendered before it is opened, hidden. */
export interface PreparedScreen {
  /** Names screen and build. */
  readonly key: string;
  /** The element to mount in. */
  readonly element: HTMLElement;
  /** Rejects when the screen cannot be rendered. */
  readonly isRendered: Promise<unknown>;
  /**
   * Whether the screen still fits this build, location and learner. Otherwise it would first run
   * effects for another location or learner.
   */
  fits(key: string, location: RouteLocation): boolean;
  /** Passes the screen its location. Does nothing if it was rendered for that location. */
  arrive(location: RouteLocation): void;
  /** Releases the styles, once the screen uses its own or is dropped; idempotent. */
  release(): void;
  drop(): void;
}

interface RenderAheadOptions {
  readonly key: string;
  readonly location: RouteLocation;
  readonly platform: Platform;
  readonly lifecycles: ScreenLifecycles;
  readonly styles: StylesInUse;
}

/** Whether two locations and their previous paths are equal. */
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

/** Renders a screen hidden, for a location that the learner has not opened yet. */
export function renderAhead({ key, location, platform, lifecycles, styles }: RenderAheadOptions) {
  const element = document.createElement('div');
  const route$ = new BehaviorSubject(location);
  const props = { platform, route$, domElement: element, onCrash: () => undefined };
  const learner = platform.session.state$.value;
  // Opening the screen reports this failure.
  styles.ready.catch(() => undefined);
  const prepared: PreparedScreen = {
    key,
    element,
    isRendered: lifecycles.prepare?.(props) ?? Promise.resolve(),
    fits: (wantedKey, wantedLocation) =>
      wantedKey === key &&
      sameLocation(location, wantedLocation) &&
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
