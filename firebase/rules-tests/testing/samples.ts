import type { CardSchedule, OwnWord } from 'shared-contracts';

/** The schedule of a card that was answered once. */
export const SCHEDULE: CardSchedule = {
  due: 1_795_000_000_000,
  stability: 2.3065,
  difficulty: 2.11,
  scheduled_days: 2,
  learning_steps: 0,
  reps: 1,
  lapses: 0,
  state: 2,
  last_review: 1_794_800_000_000,
};

/** A word that a learner has made a card. */
export const WORD: OwnWord = {
  isCard: true,
  isKnown: false,
  VideoID: 'gruezi',
  line: 3,
  english: 'time',
};
