const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);

/** Every sentence a member can read under "Today" on home. */
export const today = {
  title: 'Today',
  loading: 'Loading your day',
  due: {
    label: 'Cards due',
    amount: (count: number, time: number) => `${cards(count)}, about ${minutes(time)}`,
    review: 'Review',
    none: 'No card is due today',
    next: (day: string) => `Next cards ${day}`,
    first: 'Learn your first cards',
    learn: 'Start',
  },
  resume: {
    label: (time: string) => `Continue at ${time}`,
    next: 'Watch next',
    action: 'Continue',
    watch: 'Watch',
    none: 'There is no other lesson yet',
  },
  live: {
    label: 'Next live lesson',
    now: 'Live now',
    room: 'Open the room',
    join: 'Join',
    vip: 'See VIP',
  },
  failure: 'Your day could not be loaded. Please check your connection and try again.',
} as const;
