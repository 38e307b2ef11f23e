import { BehaviorSubject } from 'kit';
import type { ObservableValue } from 'shared-contracts';
import type { NewerBuilds } from './newer-builds';
import type { Told } from './told';

/** How long the learner must do nothing before the notice comes, in milliseconds. */
const QUIET_MS = 5_000;
/** How often we look, while a new version waits. */
const LOOK_MS = 1_000;

interface OfferOptions {
  /** What is new now; undefined: nothing. */
  readonly newer: () => NewerBuilds | undefined;
  /** Whether the notice disturbs nothing now. */
  readonly isFree: () => boolean;
  readonly told: Pick<Told, 'has' | 'add'>;
}

/** When the notice of a new version is shown. */
export interface Offer {
  readonly isShown$: ObservableValue<boolean>;
  /** Call it when something has changed; while a new version waits it looks by itself. */
  look(): void;
  /** The learner declines. */
  dismiss(): void;
}

/**
 * Shows the notice when nothing was under way for five seconds. When the learner then goes on
 * working, it disappears, and does not come again for these builds. Source: decision 54.
 */
export function createOffer({ newer, isFree, told }: OfferOptions): Offer {
  const isShown$ = new BehaviorSubject(false);
  let looking: ReturnType<typeof setInterval> | undefined;
  let quietSince: number | undefined;

  /** Whether the learner is still to be told of something. */
  function decide(): boolean {
    const builds = newer();
    if (isShown$.value) {
      if (!builds || !isFree()) isShown$.next(false);
      return isShown$.value;
    }
    if (!builds || told.has(builds.names)) return false;
    if (document.visibilityState !== 'visible' || !isFree()) {
      quietSince = undefined;
      return true;
    }
    quietSince ??= performance.now();
    if (performance.now() - quietSince >= QUIET_MS) {
      quietSince = undefined;
      told.add(builds.names);
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
