import { ALL_CARDS, DUE_CARDS } from 'shared-contracts';
import { flashcardsPath } from '../../paths';

/** The path of the session over all lessons. Not in `paths.ts`, which home loads. */
export const dueCardsPath = flashcardsPath(DUE_CARDS);
export const allCardsPath = flashcardsPath(ALL_CARDS);
