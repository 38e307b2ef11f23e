import type { Found, LessonCards } from 'shared-contracts';
import { sumsOf, wholeMinutes } from 'common/learner-sums';
import { daysAround, localDay, startOfDay } from '../timing/local-day';
import { isScheduled } from './card-state';
import type { Progressed } from './changes';

export interface DayValue {
  /** `YYYY-MM-DD` in the learner's calendar. */
  readonly day: string;
  /** Whole minutes or cards; `BEGUN` for practice under a minute. */
  readonly value: number;
}

/** The value of a day with practice under a minute, so that it is not 0. */
export const BEGUN = 0.5;

export interface Week {
  readonly minutes: readonly DayValue[];
  /** Whole minutes of all seven days; can exceed the sum of `minutes`, which are rounded down. */
  readonly totalMinutes: number;
  /** Whole minutes of the previous seven days. */
  readonly minutesBefore: number;
  readonly cards: readonly DayValue[];
  /** Words that became own cards. */
  readonly words: number;
}

/** The last seven days, today at the end, so that a Monday is not empty. */
export function weekOf(days: Progressed['days'], now: Date): Week {
  const week = daysAround(now, -6, 0);
  const practised = (within: readonly string[]) => sumsOf({ days }, within).practised;
  return {
    minutes: week.map((day) => {
      const seconds = practised([day]);
      return { day, value: wholeMinutes(seconds) || (seconds > 0 ? BEGUN : 0) };
    }),
    totalMinutes: wholeMinutes(practised(week)),
    minutesBefore: wholeMinutes(practised(daysAround(now, -13, -7))),
    cards: week.map((day) => ({ day, value: days[day]?.cards ?? 0 })),
    words: week.reduce((sum, day) => sum + (days[day]?.words ?? 0), 0),
  };
}

/** Days off in a full week. Source: decision 58. */
const DAYS_OFF = 2;

export interface RhythmDay {
  readonly day: string;
  readonly isDone: boolean;
  /** A past day without practice, after the learner's first active day. */
  readonly isOff: boolean;
}

export interface Rhythm {
  /** The seven days, today at the end. */
  readonly days: readonly RhythmDay[];
  readonly count: number;
  /** Whether there were at most two days off. Today is not a day off yet. */
  readonly isWhole: boolean;
  /** Whether the learner was active before these days, but not in them. */
  readonly isBack: boolean;
}

/** The last seven days. Days before the learner’s first active day are not days off. */
export function rhythmOf(all: Progressed['days'], now: Date): Rhythm {
  const active = sumsOf({ days: all }).days;
  const [first] = active;
  const today = localDay(now);
  const days = daysAround(now, -6, 0).map((day) => {
    const isDone = active.includes(day);
    return { day, isDone, isOff: !isDone && day !== today && first !== undefined && day > first };
  });
  const count = days.filter(({ isDone }) => isDone).length;
  const off = days.filter(({ isOff }) => isOff);
  return {
    days,
    count,
    isWhole: count > 0 && off.length <= DAYS_OFF,
    isBack: count === 0 && first !== undefined,
  };
}

/** The due times of a lesson's scheduled cards. */
const dueOf = ({ cards }: LessonCards): number[] =>
  Object.values(cards)
    .filter(isScheduled)
    .map(({ due }) => due);

/**
 * Lessons with cards due today, most cards first, within the day's limit of cards.
 *
 * @param most cards of the day (`loadPerDay`)
 */
export function dueLessons(
  lessons: readonly Found<LessonCards>[],
  now: Date,
  most: number,
): { readonly videoID: string; readonly cards: number }[] {
  const tomorrow = startOfDay(now, 1).getTime();
  let cardsLeft = most;
  return lessons
    .map(({ id, data }) => ({
      videoID: id,
      cards: dueOf(data).filter((due) => due < tomorrow).length,
    }))
    .sort((a, b) => b.cards - a.cards)
    .map(({ videoID, cards }) => {
      const asked = Math.min(cards, cardsLeft);
      cardsLeft -= asked;
      return { videoID, cards: asked };
    })
    .filter(({ cards }) => cards > 0);
}

export const sumOf = (days: readonly DayValue[]): number =>
  days.reduce((sum, { value }) => sum + value, 0);
