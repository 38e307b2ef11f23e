const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
const answers = (count: number) => (count === 1 ? '1 answer' : `${count} answers`);
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);

/** Every sentence a learner can read in the view of their progress. */
export const progress = {
  title: 'Your week',
  loading: 'Loading your progress',
  rhythm: (days: number, isWhole: boolean) =>
    `You practised on ${days} of the last 7 days. ${isWhole ? 'Your week is full: it includes two days off.' : 'Five days make a full week: two days off are part of it.'}`,
  /** After more than a week without practice. */
  back: (day: string) =>
    `Welcome back. You last practised on ${day}. What you have learned is still here.`,
  today: 'Today',
  minutes: {
    title: 'Minutes practised',
    /** @param minutes more than in the week before; left out if 0 or less */
    total: (count: number, more: number, goal: number) =>
      `${minutes(count)} in 7 days${more > 0 ? `, ${more} more than the week before` : ''}. Goal: ${goal} minutes a day`,
  },
  /** One card may get several answers. */
  cards: {
    title: 'Answers to cards',
    /** @param added words that became own cards; left out if 0 */
    total: (count: number, added: number) =>
      `${answers(count)} in 7 days${added > 0 ? `. New cards of your own: ${added}` : ''}`,
  },
  due: {
    title: 'Cards due',
    total: (count: number) => (count === 0 ? 'None today' : `${cards(count)} today`),
  },
  /** A first minute that is not complete: on the screen, and for screen readers. */
  begunMinute: { short: '<1', long: 'under 1' },
  table: 'Show as a table',
  day: 'Day',
  dueLessons: 'Due today',
  dueOf: cards,
  begun: 'Continue watching',
  watched: 'Finished',
  watchedPart: (percent: number) => `${percent} percent watched`,
  left: (count: number) => `${count === 1 ? 'up to 1 minute' : minutes(count)} left`,
  /** Instead of `left`, if the length is unknown. */
  at: (time: string) => `at ${time}`,
  /** Before the learner's first day. */
  empty: {
    goal: (goal: number) => `${minutes(goal)} a day, on any five of these days`,
    daysOff:
      'That makes a full week: two days off are part of it. Here you will see how much you learn each day.',
    days: 'Your first seven days',
    live: 'Live',
    liveAt: (time: string) => `live lesson at ${time}`,
  },
  howItWorks: 'How it works',
  steps: {
    withPlan: {
      watch: { title: 'Watch', text: 'A few minutes of dialect, line by line.' },
      practise: { title: 'Practise', text: 'Turn the cards: known, or not yet.' },
      comeBack: { title: 'Come back', text: 'Each card returns on the day you need it.' },
    },
    /** Without a plan there are no cards. */
    free: {
      watch: { title: 'Watch', text: 'A free mini lesson takes less than a minute.' },
      practise: {
        title: 'Practise',
        text: 'Turn the cards: known, or not yet. BASIC and VIP include them.',
      },
      comeBack: { title: 'Come back', text: '“Today” always names the next one.' },
    },
  },
  failure: 'Your progress could not be loaded. Please check your connection and try again.',
  retry: 'Retry',
} as const;
