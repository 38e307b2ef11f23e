import { BehaviorSubject } from 'rxjs';
import {
  isInAppPath,
  type Log,
  type Navigation,
  type ParentApp,
  type RouteLocation,
} from 'shared-contracts';

/** The functions of the shell's router that the Platform uses. */
export interface RouterPort {
  go(path: string, replace: boolean): void;
  back(): void;
  prefetch(path: string): void;
}

export interface NavigationHost extends Navigation {
  /** Connects the router, and runs the waiting requests. */
  connect(router: RouterPort): void;
  /** Called by the router with the current location. */
  arrive(location: RouteLocation): void;
  /**
   * Sets a function to call before each forward navigation.
   *
   * @param by returns true if it leaves the page, so the router does nothing
   */
  divert(by: (path: string) => boolean): void;
}

const isUrlWith = (protocol: RegExp, url: string): boolean =>
  URL.canParse(url) && protocol.test(new URL(url).protocol);

/** Creates the navigation for remotes; react-router stays inside the shell. */
export function createNavigation(
  log: Log,
  parentApp: ParentApp,
  target: Window = window,
): NavigationHost {
  const { pathname, search, hash } = target.location;
  const location$ = new BehaviorSubject<RouteLocation>({ pathname, search, hash, params: {} });
  let router: RouterPort | undefined;
  let waiting: ((router: RouterPort) => void)[] = [];
  let diverted: ((path: string) => boolean) | undefined;
  const withRouter = (work: (router: RouterPort) => void) => {
    if (router) work(router);
    else waiting.push(work);
  };

  return {
    location$,
    go(path, { replace = false } = {}) {
      if (!isInAppPath(path)) log.warn('Not a path inside the app', { path });
      else if (replace || !diverted?.(path)) withRouter((port) => port.go(path, replace));
    },
    back: () => withRouter((port) => port.back()),
    openExternal(url) {
      if (!isUrlWith(/^(https?|mailto):$/, url)) {
        log.warn('Not an address outside the app', { url });
      } else if (parentApp.isEmbedded) parentApp.send('OPEN_EXTERNAL_URL', { url });
      else target.open(url, '_blank', 'noopener');
    },
    leave(url) {
      const isWeb = isUrlWith(/^https?:$/, url);
      // A web view that has left the product cannot come back.
      const isOutside = isWeb && new URL(url).origin !== target.location.origin;
      if (isOutside && parentApp.isEmbedded) parentApp.send('OPEN_EXTERNAL_URL', { url });
      else if (isWeb) target.location.assign(url);
      else log.warn('Not an http or https address', { url });
    },
    prefetch: (path) => withRouter((port) => port.prefetch(path)),
    connect(port) {
      router = port;
      for (const work of waiting) work(port);
      waiting = [];
    },
    arrive: (location) => location$.next(location),
    divert: (by) => void (diverted = by),
  };
}
