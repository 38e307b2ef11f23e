import { NEVER_DUE, type CardSchedule } from 'shared-contracts';
import { isNew, isScheduled, isSetAside, NEW } from '../../progress/card-state';
import { startOfDay } from '../../timing/local-day';

/** Schedules by card key; a card without one was never answered. */
export type Schedules = Readonly<Record<string, CardSchedule>>;

/**
 * Replaces the stored schedule of a card that is gone, or whose first answer was undone. A merge
 * cannot delete a stored schedule.
 */
export const NEVER_ANSWERED: CardSchedule = {
  due: 0,
  stability: 0,
  difficulty: 0,
  scheduled_days: 0,
  learning_steps: 0,
  reps: 0,
  lapses: 0,
  state: NEW,
  last_review: 0,
};

/**
 * Whether a card is due by the end of today. Days count, not hours: a card known yesterday evening
 * can be due this morning.
 */
export const isDue = (schedule: CardSchedule | undefined, now: Date): boolean =>
  schedule !== undefined && isScheduled(schedule) && schedule.due < startOfDay(now, 1).getTime();

export const newCards = (keys: readonly string[], schedules: Schedules): number =>
  keys.filter((key) => isNew(schedules[key])).length;

export interface Counts {
  readonly due: number;
  readonly fresh: number;
  /** Answered, not due, and not set aside. */
  readonly learned: number;
}

export function countCards(keys: readonly string[], schedules: Schedules, now: Date): Counts {
  const fresh = newCards(keys, schedules);
  const due = keys.filter((key) => isDue(schedules[key], now)).length;
  const setAside = keys.filter((key) => isSetAside(schedules[key])).length;
  return { due, fresh, learned: keys.length - fresh - due - setAside };
}

/** The earliest due time, epoch milliseconds. */
export const nextDueOf = (schedules: Schedules): number =>
  Object.values(schedules)
    .filter(isScheduled)
    .reduce((earliest, { due }) => Math.min(earliest, due), NEVER_DUE);

/** The next day with due cards after today, and their number. */
export function nextDay(
  keys: readonly string[],
  schedules: Schedules,
  now: Date,
): { readonly day: Date; readonly cards: number } | undefined {
  const dueDays = keys
    .map((key) => schedules[key])
    .filter((schedule) => isScheduled(schedule) && !isDue(schedule, now))
    .map((schedule) => startOfDay(new Date(schedule?.due ?? 0)).getTime());
  if (dueDays.length === 0) return undefined;
  const first = Math.min(...dueDays);
  return { day: new Date(first), cards: dueDays.filter((day) => day === first).length };
}
