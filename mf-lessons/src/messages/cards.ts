/** Every sentence about flashcards in the late chunk "cards". */
export const cards = {
  anki: {
    action: 'Export for Anki',
    hint: 'Saves a text file. Open it in Anki with File, then Import.',
    failed: {
      title: 'The file could not be made',
      description: 'Check your connection and try again.',
    },
  },
  listen: {
    play: 'Play',
    /** For an own word, whose sound is its whole line. */
    word: (english: string) => `Which word means “${english}”?`,
    hint: 'Listen, then turn the card.',
    keys: 'Keys: space plays, T turns the card.',
  },
  aside: {
    title: 'Set aside',
    text: 'You forgot these eight times. They are not asked until you take them back.',
    takeBack: 'Take back',
    taken: 'Comes back in the next session:',
  },
  /** Heading of the cards that were missed in a session. */
  hard: 'What was hard',
  hear: 'Listen',
  /** For screen readers, in place of a word that is left out. */
  gap: 'gap',
  typed: {
    answer: 'Your answer',
    check: 'Check',
    next: 'Next',
    isRight: 'My answer is right',
    claimed: 'It counts as right.',
    youTyped: 'You typed:',
    lessonSays: 'The lesson says:',
    verdicts: {
      exact: 'Right',
      spelling: 'Right, another spelling. The lesson writes:',
      slip: 'Almost. Please type it once more:',
      other: 'Not this time. The lesson says:',
    },
    /** While typing, letter keys are no shortcuts. */
    fieldKeys: 'Keys: Enter checks.',
    nextKeys: 'Keys: Enter goes on, Z undo.',
  },
} as const;
