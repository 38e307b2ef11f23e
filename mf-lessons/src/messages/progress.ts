const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);

/** Every sentence a learner can read in the view of their progress. */
export const progress = {
  title: 'Your week',
  loading: 'Loading your progress',
  rhythm: (days: number, isWhole: boolean) =>
    `You practised on ${days} of the last 7 days. ${isWhole ? 'Your week is full: it includes two days off.' : 'Five days make a full week: two days off are part of it.'}`,
  today: 'Today',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  longWeekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  minutes: {
    title: 'Minutes practised',
    total: (count: number, goal: number) =>
      `${minutes(count)} in 7 days. Goal: ${goal} minutes a day`,
  },
  cards: { title: 'Cards answered', total: (count: number) => `${cards(count)} in 7 days` },
  due: {
    title: 'Cards due',
    total: (count: number) => (count === 0 ? 'None today' : `${cards(count)} today`),
  },
  table: 'Show as a table',
  day: 'Day',
  dueLessons: 'Due today',
  dueOf: cards,
  begun: 'Continue watching',
  watched: 'Watched',
  watchedPart: (percent: number) => `${percent} percent watched`,
  at: (time: string) => `at ${time}`,
  empty: 'Here you will see how much you learn each day, and which cards are due.',
  howItWorks: 'How it works',
  steps: {
    watch: {
      title: 'Watch',
      text: 'A few minutes of dialect, line by line.',
      link: 'Open the newest lesson',
      freeLink: 'Open the newest free mini lesson',
    },
    practise: {
      title: 'Practise',
      text: 'Turn the cards: known, or not yet.',
      link: 'Practise its flashcards',
      /** Without a plan. */
      planText: 'Turn the cards: known, or not yet. BASIC and VIP include them.',
      planLink: 'See the plans',
    },
    comeBack: {
      title: 'Come back',
      text: 'Each card returns on the day you need it. Five minutes a day is enough.',
    },
  },
  failure: 'Your progress could not be loaded. Please check your connection and try again.',
  retry: 'Retry',
} as const;
