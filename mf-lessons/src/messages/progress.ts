const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);

/** The minutes a day that home's text asks for. */
const MINUTES_A_DAY = 5;

/** Every sentence a learner can read in the view of their progress. */
export const progress = {
  title: 'Your week',
  loading: 'Loading your progress',
  streak: (days: number) => `${days} days in a row`,
  today: 'Today',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  longWeekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  minutes: {
    title: 'Minutes watched',
    total: (count: number) => `${minutes(count)} in 7 days. Goal: ${MINUTES_A_DAY} minutes a day`,
    goal: MINUTES_A_DAY,
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
