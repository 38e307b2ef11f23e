import { BehaviorSubject } from 'kit';
import { forLearner, perPlatform } from 'common';

/**
 * Ids of the lessons that the learner passed by with the pager. They come last until the page is
 * reloaded. A visitor's list goes to the first learner who logs in; a log-out clears it. Source:
 * decision 46, decision 58.
 */
export const passedOn = perPlatform((platform) => {
  const passed$ = new BehaviorSubject<readonly string[]>([]);
  forLearner(platform, ({ signal }) => {
    signal.addEventListener('abort', () => passed$.next([]));
  });
  return passed$;
});
