import type { Found, LessonCards } from 'shared-contracts';
import { sumsOf, wholeMinutes } from 'common/learner-sums';
import { daysAround, localDay, startOfDay } from '../timing/local-day';
import { isScheduled } from './card-state';
import type { Progressed } from './changes';

/** The amount of one day. */
export interface DayValue {
  /** `YYYY-MM-DD` in the learner's calendar. */
  readonly day: string;
  /** Whole minutes, or `BEGUN` where practice lasted under a minute. */
  readonly value: number;
}

/** Stands for a first minute that was begun, so that its day is no day without practice. */
export const BEGUN = 0.5;

export interface Week {
  readonly minutes: readonly DayValue[];
  /** Whole minutes of all seven days, which may be more than the sum of whole ones. */
  readonly totalMinutes: number;
  /** Whole minutes of the seven days before. */
  readonly minutesBefore: number;
  readonly cards: readonly DayValue[];
  /** Words that became own cards. */
  readonly words: number;
}

/** The last seven days with today at the end, so that Monday has something to look back on. */
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

/** Days off that a week may have and stay whole. Source: decision 58. */
const DAYS_OFF = 2;

export interface RhythmDay {
  readonly day: string;
  readonly isDone: boolean;
  /** Over, without practice, and after the first one of all. */
  readonly isOff: boolean;
}

/** How often a learner has practised in the last seven days. */
export interface Rhythm {
  /** The seven days, today at the end. */
  readonly days: readonly RhythmDay[];
  /** Days on which something was done. */
  readonly count: number;
  /** Whether there were two days off at most. Today is none before it is over. */
  readonly isWhole: boolean;
  /** Whether something was done before these days, and nothing since. */
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

/** When the cards of a lesson are due, one time per card. */
const dueOf = ({ cards }: LessonCards): number[] =>
  Object.values(cards)
    .filter(isScheduled)
    .map(({ due }) => due);

/**
 * Lessons with cards due today, those with the most cards first, up to as many cards as the day
 * asks.
 *
 * @param most cards of the day (`loadPerDay`)
 */
export function dueLessons(
  lessons: readonly Found<LessonCards>[],
  now: Date,
  most: number,
): { readonly videoID: string; readonly cards: number }[] {
  const tomorrow = startOfDay(now, 1).getTime();
  let left = most;
  return lessons
    .map(({ id, data }) => ({
      videoID: id,
      cards: dueOf(data).filter((due) => due < tomorrow).length,
    }))
    .sort((a, b) => b.cards - a.cards)
    .map(({ videoID, cards }) => {
      const asked = Math.min(cards, left);
      left -= asked;
      return { videoID, cards: asked };
    })
    .filter(({ cards }) => cards > 0);
}

export const sumOf = (days: readonly DayValue[]): number =>
  days.reduce((sum, { value }) => sum + value, 0);
