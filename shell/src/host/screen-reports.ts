import type { Platform, RemoteFailure } from 'shared-contracts';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import type { LoadFact } from '../telemetry/telemetry';

/** Reports to log, events and telemetry the outcome of each screen of a page. */
export interface ScreenReports {
  /**
   * When the learner began to wait for the requested screen, as `performance.now()`. For the first
   * screen of a page, that is the start of the page.
   *
   * @param earlierTime of a request that waited for the name of its build
   */
  askedAt(earlierTime?: number): number;
  shown(resolved: ResolvedRemote, screen: string, askedAt: number): void;
  /** @param build null: the registry names no build that could be loaded */
  failed(
    resolved: ResolvedRemote,
    screen: string,
    askedAt: number,
    build: string | null,
    failure: RemoteFailure,
  ): void;
}

/** @param onLoad called for each usable screen, and for each failure (decision 55) */
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
      // The screen may have hidden the header, which the learner needs now.
      platform.chrome.show();
      platform.events.emit('remoteFailed', { remote: name, build, failure: failure.kind });
      onLoad({ resolved, screen, ms: performance.now() - askedAt, failure });
    },
  };
}
