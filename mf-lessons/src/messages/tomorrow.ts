/** What the end of a session says of days without cards of other lessons. */
export const tomorrow = {
  next: (count: number, day: string) =>
    count === 1 ? `The next card comes back ${day}.` : `The next ${count} cards come back ${day}.`,
  /** Where nobody knows the other cards, for example without a network. */
  nextOfThese: (count: number, day: string) =>
    `${count === 1 ? '1 of these cards comes' : `${count} of these cards come`} back ${day}.`,
  none: 'No card is scheduled yet.',
} as const;
