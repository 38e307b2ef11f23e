/** Every sentence about a word that the learner opens. */
export const words = {
  english: 'English',
  german: 'Standard German',
  sample: 'Sample: not yet checked by a teacher',
  noEntry: 'This word is not in the glossary yet.',
  play: 'Play the line',
  more: 'More lines',
  moreFailure: 'The lines could not be loaded. Please check your connection and try again.',
  noMore: 'No other lesson you can open has this word.',
  close: 'Close',
  add: 'Add to my cards',
  inCards: 'In your cards',
  practise: 'Practise it with the cards of its lesson',
  unread: 'Your own words are not loaded yet.',
  know: 'I know it',
  notSure: 'Not sure',
  state: {
    new: 'This word is new to you.',
    learning: 'You are learning this word.',
    known: 'You know this word.',
  },
  /** For learners who speak German. */
  near: 'It is nearly the same in standard German, so it counts as known.',
  refused: 'This word could not be kept.',
  /** After words that could not be kept. @param count number of the learner's words */
  noRoom: (count: number) => ` You have ${count} words, about as many as we can keep.`,
  /** Before words that could not be kept. */
  notKept: 'Could not be kept: ',
  /** For a visitor, before the link to the sign-up. */
  inTab: 'Your words stay in this tab only. ',
  account: 'Create an account to keep them',
  share: (percent: number) => `You know ${percent} % of its words`,
  /** Instead of the share, for learners without any word. */
  press: 'Press a word to see what it means.',
  marks: 'Mark words',
} as const;
