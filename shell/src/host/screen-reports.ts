import type { Platform, RemoteFailure } from 'shared-contracts';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import type { LoadFact } from '../telemetry/telemetry';

/** Says to log, events and telemetry what becomes of the screens of a page. */
export interface ScreenReports {
  /**
   * When the learner began to wait for the screen that is asked for now, as `performance.now()`.
   * For the first screen of a page, that is the start of the page.
   *
   * @param earlierTime where it was asked for earlier, because its build had no name yet
   */
  askedAt(earlierTime?: number): number;
  /** A screen is usable. */
  shown(resolved: ResolvedRemote, screen: string, askedAt: number): void;
  /** @param build null: the registry names none that could be loaded */
  failed(
    resolved: ResolvedRemote,
    screen: string,
    askedAt: number,
    build: string | null,
    failure: RemoteFailure,
  ): void;
}

/** @param onLoad hears of each screen that is usable, and of each failure (decision 55) */
export function createScreenReports(
  platform: Platform,
  onLoad: (load: LoadFact) => void,
): ScreenReports {
  const failedScreens = new Set<string>();
  let isFirst = true;
  return {
    askedAt(earlierTime = performance.now()) {
      const isOfPage = isFirst && platform.loading.isActive$.value;
      isFirst = false;
      return isOfPage ? 0 : earlierTime;
    },

    shown(resolved, screen, askedAt) {
      onLoad({ resolved, screen, ms: performance.now() - askedAt });
      const { name } = resolved;
      if (failedScreens.delete(`${name} ${screen}`)) {
        platform.events.emit('remoteRevived', { remote: name });
      }
    },

    failed(resolved, screen, askedAt, build, failure) {
      const { name } = resolved;
      failedScreens.add(`${name} ${screen}`);
      platform.log.warn(`${name} failed`, { build, ...failure });
      // The screen may have hidden the header; the learner needs it now.
      platform.chrome.show();
      platform.events.emit('remoteFailed', { remote: name, build, failure: failure.kind });
      onLoad({ resolved, screen, ms: performance.now() - askedAt, failure });
    },
  };
}
