/** Every sentence a learner can read in an opened lesson alone, beside the player's. */
export const lesson = {
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
  extras: 'More for this lesson',
  photos: {
    title: 'Photos',
    enlarge: (photo: number, all: number) => `Enlarge photo ${photo} of ${all}`,
    photo: (photo: number, all: number) => `Photo ${photo} of ${all}`,
    previous: 'Previous photo',
    next: 'Next photo',
    close: 'Close',
  },
  audios: {
    title: 'Recordings',
    audio: (audio: number, all: number) =>
      all === 1 ? 'Recording' : `Recording ${audio} of ${all}`,
  },
  grammar: {
    title: 'Grammar',
    text: 'The grammar behind this lesson on a few pages, to keep or to print.',
    get: 'Get the grammar PDF',
    open: 'Open the grammar PDF',
    failure: 'The grammar PDF could not be fetched. Please check your connection and try again.',
  },
  german: {
    title: 'In standard German',
    text: 'The same lesson in standard German, outside of this app.',
    open: 'Open the German version',
    newWindow: '(opens in a new window)',
  },
  monday: {
    title: 'Recorded live lesson',
    text: 'The Monday lesson that goes with this video.',
    vip: 'VIP',
  },
} as const;
