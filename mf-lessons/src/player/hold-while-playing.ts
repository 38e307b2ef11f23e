import type { Platform } from 'shared-contracts';
import type { PlayerControl } from './control/player-control';

/**
 * Keeps the page from being replaced while a film plays, and while it waits for the learner after a
 * line. Source: decision 54.
 *
 * @returns ends it
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
  const watching = [state$.subscribe(follow), preferences.values$.subscribe(follow)];
  return () => {
    watching.forEach((each) => each.unsubscribe());
    release?.();
  };
}
