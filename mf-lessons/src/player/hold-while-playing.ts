import type { Platform } from 'shared-contracts';
import type { PlayerControl } from './control/player-control';

/**
 * Blocks a reload of the page for a new version while a film plays, or pauses after a line. Source:
 * decision 54.
 *
 * @returns a function to stop
 */
export function holdWhilePlaying(
  { reload, preferences }: Pick<Platform, 'reload' | 'preferences'>,
  { state$ }: Pick<PlayerControl, 'state$'>,
): () => void {
  let release: (() => void) | undefined;
  const follow = () => {
    const { isPlaying, hasStarted, isEnded } = state$.value;
    const isWaiting = hasStarted && preferences.values$.value.pauseAfterLine;
    if ((isPlaying || isWaiting) && !isEnded) {
      release ??= reload.hold('film');
    } else {
      release?.();
      release = undefined;
    }
  };
  const subscriptions = [state$.subscribe(follow), preferences.values$.subscribe(follow)];
  return () => {
    subscriptions.forEach((each) => each.unsubscribe());
    release?.();
  };
}
