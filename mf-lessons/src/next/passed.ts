import { BehaviorSubject } from 'kit';
import { perPlatform } from 'shared-contracts';

/**
 * Ids of the lessons that the learner passed by on this page: they went on to another one by the
 * pager. These come last, until the page is opened anew.
 */
export const passedOn = perPlatform(() => new BehaviorSubject<readonly string[]>([]));
