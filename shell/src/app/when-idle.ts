import { debounceTime, filter, first, skip } from 'rxjs';
import { awaitedScreens$ } from './awaited-screens';

/**
 * How long nobody must have waited. The pictures in sight and whatever is pressed at once have the
 * line to themselves; a person who reads first notices nothing of it.
 */
const SETTLED_MS = 250;

const whenBrowserIsIdle = (work: () => void): void => {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
};

/**
 * Runs `work` when nobody has waited for a screen for a quarter of a second and the browser has
 * nothing better to do, at the latest 2.25 seconds after the last screen has come.
 */
export function whenIdle(work: () => void): void {
  awaitedScreens$
    .pipe(
      debounceTime(SETTLED_MS),
      filter((screens) => screens === 0),
      first(),
    )
    .subscribe(() => {
      let isSettled = true;
      const changes = awaitedScreens$.pipe(skip(1)).subscribe(() => (isSettled = false));
      whenBrowserIsIdle(() => {
        changes.unsubscribe();
        if (isSettled) work();
        else whenIdle(work);
      });
    });
}
