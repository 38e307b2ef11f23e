import { DUE_CARDS, type AsyncState, type Platform } from 'shared-contracts';
import { createAccessStore, type AccessStore } from '../../access/access-store';
import { areClosed, showNoAccess } from '../flashcards-store';
import { openDue, type DueReview } from './open-due';

/**
 * What is due in all lessons, as a state. A visitor sees the alert of ERROR-flashcards; any other
 * failure is shown in place, because the learner has done nothing wrong.
 */
export function createDueStore(
  platform: Platform,
  now: () => Date = () => new Date(),
): AccessStore<DueReview> {
  const announce = (outcome: AsyncState<DueReview>) => {
    if (outcome.status !== 'failure') return;
    platform.log.warn('The due cards could not be opened', { error: outcome.error });
    if (areClosed(outcome.error)) showNoAccess(platform, DUE_CARDS);
  };
  return createAccessStore(platform, () => openDue(platform, now), announce);
}
