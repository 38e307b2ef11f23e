/** Sentences at the end of a session that "Today" does not have. */
export const tomorrow = {
  next: (count: number, day: string) =>
    count === 1 ? `The next card comes back ${day}.` : `The next ${count} cards come back ${day}.`,
  /** When the cards of other lessons could not be read. */
  nextOfThese: (count: number, day: string) =>
    `${count === 1 ? '1 of these cards comes' : `${count} of these cards come`} back ${day}.`,
  none: 'No card is scheduled yet.',
} as const;
