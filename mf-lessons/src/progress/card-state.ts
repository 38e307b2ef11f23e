import type { CardSchedule } from 'shared-contracts';

/** FSRS state of a card that was never answered, or whose first answer was undone. */
export const NEW = 0;

/** FSRS state of a card that is due on a later day after a right answer. */
export const REVIEW = 2;

/** @param schedule undefined for a card that was never answered */
export const isNew = (schedule: CardSchedule | undefined): boolean =>
  schedule === undefined || schedule.state === NEW;

/** A card that was forgotten so many times is set aside. */
const FORGOTTEN = 8;

/** Whether a card is no longer asked, until the learner takes it back. */
export const isSetAside = (schedule: CardSchedule | undefined): boolean =>
  schedule !== undefined && schedule.lapses >= FORGOTTEN;

/** Whether a card has a due day: it was answered and is not set aside. */
export const isScheduled = (schedule: CardSchedule | undefined): boolean =>
  !isNew(schedule) && !isSetAside(schedule);
