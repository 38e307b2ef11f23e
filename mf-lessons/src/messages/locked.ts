/** What is locked, in place of a lesson, its cards or a mini lesson. */
export const locked = {
  lesson: {
    title: 'Watch this lesson with BASIC',
    text: (minutes: number | undefined) =>
      minutes === undefined
        ? 'The video with its text in both languages, and its flashcards.'
        : `A video of ${lasting(minutes)} with its text in both languages, and its flashcards.`,
  },
  recording: {
    title: 'Watch this recording with VIP',
    text: 'A live lesson to watch again: the teacher explains phrase by phrase.',
  },
  miniLesson: {
    title: 'Watch this mini lesson with BASIC',
    text: 'A short video with its text in both languages. BASIC opens all lessons, too.',
  },
  cards: {
    title: 'Learn these words with BASIC',
    text: 'The words and sentences of this lesson as cards. Each card comes back when it is time to repeat it.',
  },
  recordingCards: {
    title: 'Learn these words with VIP',
    text: 'The phrases of a live lesson as cards. Each card comes back when it is time to repeat it.',
  },
  dueCards: {
    title: 'Repeat your cards with BASIC',
    text: 'The cards of all your lessons, mixed. Each card comes back when it is time to repeat it.',
  },
  waitingCards: {
    title: 'Your cards are waiting',
    text: 'They are due today, and open with your plan. What you have learned is kept.',
  },
  waitingRecordingCards: {
    title: 'Your cards are waiting',
    text: 'They belong to recordings of live lessons, which open with VIP.',
  },
} as const;

const lasting = (minutes: number): string =>
  minutes === 1 ? 'up to a minute' : `${minutes} minutes`;
