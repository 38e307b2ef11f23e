/** Every sentence in an opened lesson, without the player. */
export const lesson = {
  noText: 'This lesson has no written text.',
  offline: 'You are offline. The lesson opens when the connection is back.',
  preview: 'The first lines',
  byEar: 'Questions by ear',
  byEarFailure: 'The questions could not be loaded. Please check your connection and try again.',
  flashcards: 'Flashcards for this lesson',
  noAccess: {
    title: 'No access.',
    description: 'Please Sign in to access this lesson or make sure the url is correct',
  },
  notFound: {
    title: 'There is no such lesson',
    text: 'Please make sure the address is correct, or pick another lesson.',
  },
  text: {
    layers: 'Show',
    languages: { gsw: 'Swiss German', en: 'English', de: 'Standard German' },
    reveal: { gsw: 'Show the Swiss German', en: 'Show the English' },
    revealOf: {
      gsw: (line: number) => `Show the Swiss German of line ${line}`,
      en: (line: number) => `Show the English of line ${line}`,
    },
    playLine: (line: number, at: string) => `Play line ${line}, ${at}`,
    hearLine: (line: number) => `Hear line ${line}`,
    noSound: 'The recording could not be played. Please try again.',
    offline: 'You are offline, so this line cannot be played.',
    musicOnly: 'The video has music only.',
    musicAndLines: 'The video has music only. Press a speaker to hear a line. ',
    machine: 'Sample: machine voice',
    loopLine: (line: number) => `Repeat line ${line}`,
    pauseAfterLine: 'Pause after each line',
    listenFirst: 'Listen first',
    revealLine: 'Reveal',
    revealLineOf: (line: number) => `Reveal line ${line}`,
    withoutText: (heard: number, of: number) => `You heard ${heard} of ${of} lines without text.`,
  },
} as const;
