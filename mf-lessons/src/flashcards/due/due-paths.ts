import { ALL_CARDS, DUE_CARDS } from 'shared-contracts';
import { flashcardsPath } from '../../paths';

/** One session with what is due in all lessons. Only late code leads there. */
export const dueCardsPath = flashcardsPath(DUE_CARDS);
/** All cards of the learner, to look up. */
export const allCardsPath = flashcardsPath(ALL_CARDS);
