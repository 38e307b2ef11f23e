import type { Found, LessonCards } from 'shared-contracts';
import { duePerDay } from '../progress/week';

/** How long one card takes, in seconds: to read it, remember, turn it and answer. */
const SECONDS_PER_CARD = 10;

/** Whole minutes that so many cards take. */
export const minutesFor = (cards: number): number => Math.ceil((cards * SECONDS_PER_CARD) / 60);

export interface DueSummary {
  /** Cards due today, overdue ones included. */
  readonly today: number;
  /** The first day after today with due cards, within a week; epoch milliseconds. */
  readonly next: number | undefined;
}

/** What is due, of the lessons with cards due within a week. */
export function dueSummaryOf(lessons: readonly Found<LessonCards>[], now: Date): DueSummary {
  const [today, ...later] = duePerDay(lessons, now);
  const next = later.find(({ value }) => value > 0)?.day;
  return {
    today: today?.value ?? 0,
    next: next === undefined ? undefined : new Date(`${next}T12:00`).getTime(),
  };
}
