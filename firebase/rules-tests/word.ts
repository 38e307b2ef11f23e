import type { OwnWord } from 'shared-contracts';

/** A word that a learner has made a card. */
export const WORD: OwnWord = {
  isCard: true,
  isKnown: false,
  VideoID: 'gruezi',
  line: 3,
  english: 'time',
};
