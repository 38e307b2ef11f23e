import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';
import type { CardSchedule } from 'shared-contracts';

/**
 * Uses FSRS with its published weights. An unknown card has one short step, so it is asked again in
 * the same session. A known card moves on to days. There is no fuzz, so that the shown interval is
 * exact.
 */
const algorithm = fsrs({
  enable_fuzz: false,
  learning_steps: ['1m'],
  relearning_steps: ['1m'],
});

/** The schedule after each answer. */
export interface Outlook {
  readonly notYet: CardSchedule;
  readonly known: CardSchedule;
}

const toCard = (schedule: CardSchedule | undefined, now: Date): Card => {
  if (schedule === undefined || schedule.state === 0) return createEmptyCard(now);
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

/**
 * The schedules of a card after either answer.
 *
 * @param schedule undefined for a card that was never answered
 */
export function outlookOf(schedule: CardSchedule | undefined, now: Date): Outlook {
  const preview = algorithm.repeat(toCard(schedule, now), now);
  return {
    notYet: toSchedule(preview[Rating.Again].card),
    known: toSchedule(preview[Rating.Good].card),
  };
}

export type Scheduler = typeof outlookOf;
