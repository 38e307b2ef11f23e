import { BehaviorSubject } from 'kit';
import { forLearner, perPlatform } from 'common';

/**
 * Ids of the lessons that the learner passed by on this page: they went on to another one by the
 * pager. These come last, until the page is opened anew. What a visitor passed by belongs to the
 * first who logs in; at the log-out it is forgotten. Source: decision 46,
 * decision 58.
 */
export const passedOn = perPlatform((platform) => {
  const passed$ = new BehaviorSubject<readonly string[]>([]);
  forLearner(platform, ({ signal }) => {
    signal.addEventListener('abort', () => passed$.next([]));
  });
  return passed$;
});
