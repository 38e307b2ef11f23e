const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
const newCards = (count: number) => (count === 1 ? '1 new card' : `${count} new cards`);
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);
/** Minutes that something takes, rounded up. */
const atMost = (count: number) => (count === 1 ? 'up to 1 minute' : minutes(count));
/** The work of a day: `10 cards and one check`. */
const load = (count: number, hasCheck: boolean) =>
  [count > 0 && cards(count), hasCheck && 'one check'].filter(Boolean).join(' and ');
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** Every sentence a member can read under "Today" on home. */
export const today = {
  title: 'Today',
  loading: 'Loading your day',
  minutes: atMost,
  done: 'Done for today. One more?',
  after: 'After that',
  due: {
    label: 'To review',
    amount: load,
    action: 'Review',
  },
  ear: {
    label: (lines: number) =>
      lines === 1 ? '1 line to hear again' : `${lines} lines to hear again`,
    amount: 'One check',
    action: 'Listen',
  },
  fresh: {
    label: 'New cards',
    amount: newCards,
    action: 'Learn',
  },
  lesson: {
    next: 'Next lesson',
    then: 'After that',
    again: 'Watch once more',
    begun: 'In progress',
    left: (count: number) => `${atMost(count)} left`,
    watch: 'Watch',
    continue: 'Continue',
  },
  live: {
    label: 'Next live lesson',
    now: 'Live now',
    room: 'Open the room',
    join: 'Join',
    vip: 'See VIP',
  },
  allCards: 'All my cards',
  /** Before its day and time. */
  privateLesson: 'Your next private lesson:',
  nothing: 'The first lesson appears here as soon as it is published.',
  /** For more due cards than a day asks, as after days off. */
  backlog: (later: number, most: number) =>
    `A day asks ${most} cards at most. The other ${later === 1 ? 'one follows tomorrow' : `${later} follow on the next days`}.`,
  tomorrow: {
    label: 'Tomorrow:',
    /** At the end of a session, while other cards or a check wait. */
    stillToday: 'Still today:',
    due: load,
    fresh: newCards,
    /** In one text, so that no line ends with the dot. */
    full: (label: string, what: string, count: number) =>
      `${label} ${what} ·\u00a0${atMost(count)}`,
    /** When the day is done, and tomorrow brings the step that is left. */
    canWait: 'It can wait until tomorrow.',
  },
  goal: {
    label: 'Daily goal',
    so: (done: number, goal: number) => `${done} of ${minutes(goal)}`,
    /** Before the first whole minute. */
    begun: (goal: number) => `Under 1 minute of ${goal}`,
    reached: (done: number) => `${minutes(done)}, goal reached`,
    change: 'Change the goal',
  },
  week: {
    label: 'The last seven days',
    whole: (count: number) => `${days(count)}: a full week`,
    onCourse: (count: number) => `${days(count)}, on course for a full week`,
    some: (count: number) => `${count} of the last 7 days`,
    none: 'Your week starts with your first day',
    back: 'Welcome back. A new week starts today',
    practised: 'practised',
    off: 'day off',
    today: 'Today',
  },
  failure: 'Your day could not be loaded. Please check your connection and try again.',
} as const;
