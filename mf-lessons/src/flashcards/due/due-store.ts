import { DUE_CARDS, type AsyncState, type Platform } from 'shared-contracts';
import { createAccessStore, type AccessStore } from '../../access/access-store';
import { areClosed, showNoAccess } from '../flashcards-store';
import { openDue, type DueReview } from './open-due';

/**
 * Loads what is due in all lessons. A visitor sees the alert of ERROR-flashcards. Any other failure
 * is shown in place.
 */
export function createDueStore(platform: Platform): AccessStore<DueReview> {
  const announce = (outcome: AsyncState<DueReview>) => {
    if (outcome.status !== 'failure') return;
    platform.log.warn('The due cards could not be opened', { error: outcome.error });
    if (areClosed(outcome.error)) showNoAccess(platform, DUE_CARDS);
  };
  return createAccessStore(platform, () => openDue(platform), announce);
}
