import type { CardSchedule } from 'shared-contracts';

/** State of a card that was never answered, or whose first answer was undone. */
export const NEW = 0;

/** State of a card that waits for its day after a right answer. */
export const REVIEW = 2;

/** @param schedule undefined: the card has none, because it was never answered */
export const isNew = (schedule: CardSchedule | undefined): boolean =>
  schedule === undefined || schedule.state === NEW;

/** A card that was forgotten so often is set aside. */
const FORGOTTEN = 8;

/** Whether a card is asked no more until the learner takes it back. */
export const isSetAside = (schedule: CardSchedule | undefined): boolean =>
  schedule !== undefined && schedule.lapses >= FORGOTTEN;

/** Whether a card comes back by itself. */
export const isScheduled = (schedule: CardSchedule | undefined): boolean =>
  !isNew(schedule) && !isSetAside(schedule);

export const isAnswered = (schedule: CardSchedule | undefined): boolean => !isNew(schedule);
