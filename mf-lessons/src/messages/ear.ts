const ORDER = ['first', 'second', 'third', 'fourth'] as const;

/** Every sentence a learner can read in the questions by ear. */
export const ear = {
  step: (place: number, all: number) => `Question ${place} of ${all}`,
  prompt: {
    meaning: 'What does the line mean?',
    words: 'What is said?',
    order: 'Put the four lines in the order in which you hear them.',
  },
  play: 'Play the line',
  playAll: 'Play the lines',
  listenFirst: 'Play it first, then choose.',
  machine: 'Sample: machine voice',
  noSound: 'The line could not be played.',
  offline: 'You are offline, so the line cannot be played.',
  /** For screen readers, before a chosen line of an order question. */
  chosen: (place: number) => `${ORDER[place] ?? ''}: `,
  orderAnew: 'Begin again',
  right: 'Right.',
  wrong: 'Not this time.',
  rightAnswer: 'The right answer: ',
  yourAnswer: 'Your answer: ',
  next: 'Next question',
  toEnd: 'Show the result',
  close: 'Back to the text',
  understood: (right: number, all: number) => `You understood ${right} of ${all} by ear`,
  missed: 'Lines to hear again',
  hear: (line: number) => `Hear line ${line}`,
  watch: (line: number, at: string) => `Watch line ${line}, ${at}`,
  again: 'Ask again',
  /** For a visitor, before the link to the sign-up. */
  inTab: 'Your answers stay in this tab only. ',
  account: 'Create an account to keep them',
} as const;
