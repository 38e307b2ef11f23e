import { filter, first } from 'rxjs';
import { awaitedScreens$ } from './awaited-screens';

const whenBrowserIsIdle = (work: () => void): void => {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
};

/**
 * Runs `work` when nobody waits for a screen and the browser has nothing better to do, at the latest
 * two seconds after the last screen has come.
 */
export function whenIdle(work: () => void): void {
  awaitedScreens$
    .pipe(
      filter((screens) => screens === 0),
      first(),
    )
    .subscribe(() =>
      whenBrowserIsIdle(() => {
        if (awaitedScreens$.value > 0) whenIdle(work);
        else work();
      }),
    );
}
