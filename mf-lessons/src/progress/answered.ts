import type { CardSchedule } from 'shared-contracts';

/** State of a card that was never answered, or whose first answer was undone. */
export const NEW = 0;

/** State of a card that waits for its day after a right answer. */
export const REVIEW = 2;

/** @param schedule undefined: the card has none, because it was never answered */
export const isNew = (schedule: CardSchedule | undefined): boolean =>
  schedule === undefined || schedule.state === NEW;

export const isAnswered = (schedule: CardSchedule | undefined): boolean => !isNew(schedule);
