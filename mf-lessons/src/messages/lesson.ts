/** Every sentence a learner can read in an opened lesson alone, beside the player's. */
export const lesson = {
  noText: 'This lesson has no written text.',
  flashcards: 'Flashcards for this lesson',
  noAccess: {
    title: 'No access.',
    description: 'Please Sign in to access this lesson or make sure the url is correct',
  },
  locked: {
    'not-signed-in': {
      title: 'Sign in to watch this lesson',
      text: 'Video lessons are for BASIC and VIP members.',
    },
    'no-plan': {
      title: 'This lesson is for BASIC and VIP members',
      text: 'With a plan you can watch every video, with its translation and flashcards.',
    },
    'not-found': {
      title: 'There is no such lesson',
      text: 'Please make sure the address is correct, or pick another lesson.',
    },
  },
  logIn: 'Log in',
  plans: 'See the plans',
  text: {
    layers: 'Show',
    languages: { gsw: 'Swiss German', en: 'English' },
    reveal: { gsw: 'Show the Swiss German', en: 'Show the English' },
    revealOf: {
      gsw: (line: number) => `Show the Swiss German of line ${line}`,
      en: (line: number) => `Show the English of line ${line}`,
    },
    playLine: (line: number, at: string) => `Play line ${line}, ${at}`,
    loopLine: (line: number) => `Repeat line ${line}`,
    pauseAfterLine: 'Pause after each line',
  },
} as const;
