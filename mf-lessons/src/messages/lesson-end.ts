/** Every sentence a learner can read at the end of a lesson. */
export const lessonEnd = {
  heard: (lines: number) => (lines === 1 ? 'You heard 1 line' : `You heard ${lines} lines`),
  end: 'Lesson finished',
  /** Instead of `end`, if too little was played. */
  unfinished: 'The end',
  /** Instead of the countdown, after lessons without any action. */
  stillHere: 'Still here?',
  practise: (cards: number) => (cards === 1 ? 'Practise 1 card' : `Practise ${cards} cards`),
  next: 'Next:',
  again: 'Watch again',
  /** Beside the next lesson, once a second. */
  left: (seconds: number) => `in ${seconds} s`,
  /** For screen readers, once. */
  soon: (seconds: number) => `The next lesson plays in ${seconds} seconds. Any key stops that.`,
  autoNext: 'Play the next one automatically',
  plan: 'BASIC adds flashcards and a new video every week.',
  plans: 'See the plans',
} as const;
