import { BehaviorSubject } from 'kit';
import type { ObservableValue } from 'shared-contracts';
import type { NewerBuilds } from './newer-builds';
import type { AnnouncedBuilds } from './announced-builds';

/** Time without activity before the notice appears, in milliseconds. */
const QUIET_MS = 5_000;
/** Interval of checks while a new version waits, in milliseconds. */
const LOOK_MS = 1_000;

interface OfferOptions {
  readonly newer: () => NewerBuilds | undefined;
  /** Whether the notice would interrupt nothing now. */
  readonly isFree: () => boolean;
  readonly announced: Pick<AnnouncedBuilds, 'has' | 'add'>;
}

/** Controls when the notice of a new version is shown. */
export interface Offer {
  readonly isShown$: ObservableValue<boolean>;
  /** Checks again. Call it after any change; while a new version waits, it also runs on a timer. */
  look(): void;
  /** Hides the notice, because the learner declines. */
  dismiss(): void;
}

/**
 * Shows the notice after five seconds without unfinished work. If the learner then continues
 * working, it disappears, and does not appear again for these builds. Source: decision 54.
 */
export function createOffer({ newer, isFree, announced }: OfferOptions): Offer {
  const isShown$ = new BehaviorSubject(false);
  let looking: ReturnType<typeof setInterval> | undefined;
  let quietSince: number | undefined;

  /** Whether a new version still waits to be announced. */
  function decide(): boolean {
    const builds = newer();
    if (isShown$.value) {
      if (!builds || !isFree()) isShown$.next(false);
      return isShown$.value;
    }
    if (!builds || announced.has(builds.names)) return false;
    if (document.visibilityState !== 'visible' || !isFree()) {
      quietSince = undefined;
      return true;
    }
    quietSince ??= performance.now();
    if (performance.now() - quietSince >= QUIET_MS) {
      quietSince = undefined;
      announced.add(builds.names);
      isShown$.next(true);
    }
    return true;
  }

  function look(): void {
    if (decide()) {
      looking ??= setInterval(look, LOOK_MS);
    } else {
      clearInterval(looking);
      looking = undefined;
      quietSince = undefined;
    }
  }

  return { isShown$, look, dismiss: () => isShown$.next(false) };
}
