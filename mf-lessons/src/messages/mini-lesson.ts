/** Every sentence on the screen of a mini lesson. */
export const miniLesson = {
  untitled: 'Mini lesson',
  kind: 'Mini lesson',
  failed: { title: '', description: 'Oops. Something went wrong. Try again' },
  failure: {
    title: 'The mini lesson could not be opened',
    text: 'Check your connection and try again, or pick another one.',
  },
  notFound: {
    title: 'There is no such mini lesson',
    text: 'Please check the address, or start with the newest one.',
    newest: 'Watch the newest mini lesson',
  },
  membersOnly: {
    title: 'VIP/BASIC only',
    notNow: 'Not now',
    trial: {
      description: 'This mini lesson is for BASIC and VIP members. Your first 30 days are free.',
      action: 'Try 30 days free',
    },
    /** For learners who had a trial, and in an app whose store offers none. */
    noTrial: {
      description: 'This mini lesson is for BASIC and VIP members.',
      action: 'Subscribe',
    },
  },
  play: (title: string) => `Play ${title}`,
  more: 'More mini lessons',
  newest: 'Newest:',
  pager: {
    label: 'Your way through the mini lessons',
    previous: 'Previous',
    next: 'Next mini lesson',
    position: (place: number, all: number) => `${place} of ${all}`,
  },
} as const;
