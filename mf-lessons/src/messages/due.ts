const lessons = (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`);

/** Every sentence that only the screens with cards of all lessons show. */
export const due = {
  from: 'From',
  nothing: 'Nothing is due today',
  next: (day: string) => `Your next cards come back ${day}.`,
  none: 'No card is scheduled yet. Learn the first ones after a lesson.',
  newest: 'Open the newest lesson',
  free: 'Open the newest free mini lesson',
  more: 'Review more cards',
  allLessons: 'All lessons',
  /** After `next`, for a member without a plan. */
  withPlan: 'They open with BASIC or VIP. What you have learned is kept.',
  all: {
    search: 'Search your cards',
    groups: { due: 'Due today', fresh: 'New', known: 'Known' },
    review: 'Review what is due',
    back: (day: string) => `comes back ${day}`,
    more: 'Show more of these',
    none: 'You have no cards yet',
    noneText: 'Learn the first ones after a lesson. Then they are all here.',
    notFound: (query: string) => `No card of yours has “${query}”.`,
    searching: 'Searching the cards of your other lessons',
    /** @param left lessons whose cards are not loaded yet */
    left: (left: number) => `The cards of ${lessons(left)} more are not shown yet.`,
    moreLessons: 'Show more lessons',
    failure: 'The other cards could not be loaded. Please check your connection and try again.',
  },
} as const;
