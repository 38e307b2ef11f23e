import type { CardSchedule, Found, LessonCards } from 'shared-contracts';
import type { Progressed } from './changes';
import { daysAround, localDay, startOfDay } from './local-day';

/** The amount of one day. */
export interface DayValue {
  /** `YYYY-MM-DD` in the learner's calendar. */
  readonly day: string;
  readonly value: number;
}

export interface Week {
  /** Whole minutes, rounded up. */
  readonly minutes: readonly DayValue[];
  readonly cards: readonly DayValue[];
}

/** The last seven days with today at the end, so that Monday has something to look back on. */
export function weekOf(days: Progressed['days'], now: Date): Week {
  const week = daysAround(now, -6, 0).map((day) => ({ day, ...days[day] }));
  return {
    minutes: week.map(({ day, seconds = 0 }) => ({ day, value: Math.ceil(seconds / 60) })),
    cards: week.map(({ day, cards = 0 }) => ({ day, value: cards })),
  };
}

/** Days in a row with anything done. A day that is not over breaks no streak. */
export function streakOf(days: Progressed['days'], now: Date): number {
  const isDone = (daysAgo: number) => {
    const done = days[localDay(startOfDay(now, -daysAgo))];
    return done !== undefined && (done.seconds > 0 || done.cards > 0);
  };
  let count = isDone(0) ? 1 : 0;
  for (let daysAgo = 1; isDone(daysAgo); daysAgo += 1) count += 1;
  return count;
}

const isAnswered = ({ state }: CardSchedule) => state !== 0;

/** When the cards of a lesson are due, one time per card. */
const dueOf = ({ cards }: LessonCards): number[] =>
  Object.values(cards)
    .filter(isAnswered)
    .map(({ due }) => due);

/** Cards due today, including overdue ones, and on each of the six days after. */
export function duePerDay(lessons: readonly Found<LessonCards>[], now: Date): DayValue[] {
  const moments = lessons.flatMap(({ data }) => dueOf(data));
  return daysAround(now, 0, 6).map((day, index) => {
    const begin = index === 0 ? Number.NEGATIVE_INFINITY : startOfDay(now, index).getTime();
    const end = startOfDay(now, index + 1).getTime();
    return { day, value: moments.filter((due) => due >= begin && due < end).length };
  });
}

/** Lessons with cards due today, those with the most cards first. */
export function dueLessons(
  lessons: readonly Found<LessonCards>[],
  now: Date,
): { readonly videoID: string; readonly cards: number }[] {
  const tomorrow = startOfDay(now, 1).getTime();
  return lessons
    .map(({ id, data }) => ({
      videoID: id,
      cards: dueOf(data).filter((due) => due < tomorrow).length,
    }))
    .filter(({ cards }) => cards > 0)
    .sort((a, b) => b.cards - a.cards);
}

/**
 * Lessons that were begun and not finished, last watched first. Lessons of unknown order follow.
 */
export const begunLessons = ({
  resumeAt,
  recent,
}: Progressed): { readonly videoID: string; readonly seconds: number }[] =>
  [...new Set([...recent, ...Object.keys(resumeAt)])]
    .map((videoID) => ({ videoID, seconds: resumeAt[videoID] ?? 0 }))
    .filter(({ seconds }) => seconds > 0);

export const sumOf = (days: readonly DayValue[]): number =>
  days.reduce((sum, { value }) => sum + value, 0);
