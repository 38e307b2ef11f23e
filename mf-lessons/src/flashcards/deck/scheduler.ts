import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';
import { DAY_MS, type CardSchedule } from 'shared-contracts';
import { isNew } from '../../progress/card-state';

/**
 * FSRS with its published weights. A card answered "not yet" has one short step, so it is asked
 * again in the same session. Without fuzz the shown interval is exact. A new card that is known at
 * once comes back the next day (decision 58); its stability stays as computed.
 */
const algorithm = fsrs({
  enable_fuzz: false,
  learning_steps: ['1m'],
  relearning_steps: ['1m'],
});

/** The schedules of a card after each of the two answers. */
export interface Outlook {
  readonly notYet: CardSchedule;
  readonly known: CardSchedule;
}

const toCard = (schedule: CardSchedule | undefined, now: Date): Card => {
  if (schedule === undefined || isNew(schedule)) return createEmptyCard(now);
  const { due, last_review, ...numbers } = schedule;
  return {
    ...numbers,
    due: new Date(due),
    last_review: new Date(last_review),
    // The library computes it from the last review.
    elapsed_days: 0,
  };
};

const toSchedule = ({ due, last_review, elapsed_days: _, ...numbers }: Card): CardSchedule => ({
  ...numbers,
  due: due.getTime(),
  last_review: last_review?.getTime() ?? 0,
});

/** The same schedule, due after one day at the latest. */
const withinADay = (schedule: CardSchedule, now: Date): CardSchedule => ({
  ...schedule,
  due: Math.min(schedule.due, now.getTime() + DAY_MS),
  scheduled_days: Math.min(schedule.scheduled_days, 1),
});

/**
 * Computes the schedules of a card after either answer.
 *
 * @param schedule undefined for a card that was never answered
 */
export function outlookOf(schedule: CardSchedule | undefined, now: Date): Outlook {
  const preview = algorithm.repeat(toCard(schedule, now), now);
  const nextSchedule = toSchedule(preview[Rating.Good].card);
  return {
    notYet: toSchedule(preview[Rating.Again].card),
    known: isNew(schedule) ? withinADay(nextSchedule, now) : nextSchedule,
  };
}

export type Scheduler = typeof outlookOf;
