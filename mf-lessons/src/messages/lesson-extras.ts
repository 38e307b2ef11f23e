/** Every sentence a learner can read below an opened lesson. */
export const lesson = {
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
    text: 'The grammar behind this lesson on one page, to keep or to print.',
    get: 'Get the grammar PDF',
    again: 'Download the grammar PDF again',
    failure: 'The grammar PDF could not be fetched. Please check your connection and try again.',
  },
  german: {
    title: 'In standard German',
    text: 'The same lesson in standard German, on another website.',
    open: 'Open the German version',
    newWindow: '(opens in a new window)',
  },
  monday: {
    title: 'Recorded live lesson',
    text: 'The Monday lesson that goes with this video.',
    vip: 'VIP',
  },
} as const;
