import {
  HEARD_RIGHT,
  type CardSchedule,
  type CatalogueLesson,
  type Found,
  type HeardLines,
  type LessonCards,
} from 'shared-contracts';
import { isOpenTo } from '../../access/is-open-to';
import { isScheduled } from '../../progress/card-state';
import { minutesFor } from '../../progress/minutes';
import type { DayValue } from '../../progress/week';
import { daysAround, localDay, startOfDay } from '../../timing/local-day';

/** Cards that a day asks at most: about ten minutes. What is left comes on later days. */
export const CARDS_PER_DAY = 60;

/** Questions by ear about lines that were missed. */
export interface Check {
  readonly lesson: CatalogueLesson;
  /** Lines that come back. */
  readonly lines: number;
}

/** What one day brings. */
export interface DayLoad {
  /** Cards to review, `CARDS_PER_DAY` at most. */
  readonly cards: number;
  /** Cards that are due as well, and are left for the days after. */
  readonly later: number;
  /** The one check by ear; undefined: none. */
  readonly check: Check | undefined;
  /** Whole minutes of both; 0: there is nothing. */
  readonly minutes: number;
}

export interface DayLoadOptions {
  /** The decks that are open to the learner (`openDecks`), those practised today among them. */
  readonly decks: readonly Found<LessonCards>[];
  /** Lessons with lines that were missed by ear; default none. */
  readonly missed?: readonly Found<HeardLines>[] | undefined;
  /** Lessons that are known. */
  readonly known: readonly CatalogueLesson[];
  /** Of the last known plan; 0: none. */
  readonly tier: number;
}

const cardsOf = (decks: DayLoadOptions['decks']): CardSchedule[] =>
  decks.flatMap(({ data }) => Object.values(data.cards).filter(isScheduled));

/**
 * Whether a card that was answered on a day was new before it: known at once, or missed first. A
 * schedule does not name the day. But each miss of a new card makes its stability smaller, and the
 * first review on another day makes it at least eight times larger.
 */
const isLearned = ({ reps, lapses, stability }: CardSchedule): boolean =>
  reps === 1 || (lapses === 0 && stability * reps ** 2 < 1.2);

/**
 * Cards that a day may still ask. Those that were reviewed on it count; those that were learned on
 * it do not, also where they were missed first.
 *
 * @param decks those that were practised on the day among them
 */
export function roomOn(decks: DayLoadOptions['decks'], day: Date): number {
  const [begin, end] = [startOfDay(day).getTime(), startOfDay(day, 1).getTime()];
  const reviewed = cardsOf(decks).filter(
    (card) =>
      card.last_review >= begin && card.last_review < end && card.due >= end && !isLearned(card),
  );
  return Math.max(0, CARDS_PER_DAY - reviewed.length);
}

/** The number of cards that are due by the end of a day. */
const dueBy = (decks: DayLoadOptions['decks'], day: Date): number =>
  cardsOf(decks).filter(({ due }) => due < startOfDay(day, 1).getTime()).length;

/**
 * The check by ear of a day: of the listed lesson that is open and has the most missed lines. What
 * was heard right once comes back on another day. A lesson that is not listed any more does not
 * come back. Source: decision 68.
 */
function checkOn(
  { missed = [], known: knownLessons, tier }: DayLoadOptions,
  day: Date,
): Check | undefined {
  for (const { id, data } of missed) {
    const lesson = knownLessons.find(({ DocID }) => DocID === id);
    if (!lesson || !isOpenTo(lesson, tier)) continue;
    const isSameDay = localDay(new Date(data.updatedAt)) === localDay(day);
    const lines = Object.values(data.lines).filter(
      (times) => times === 0 || (times < HEARD_RIGHT && !isSameDay),
    ).length;
    if (lines > 0) return { lesson, lines };
  }
  return undefined;
}

/**
 * What a day brings if nothing is done before it: the cards that are due by then, and one check by
 * ear. All that is said of today and of tomorrow comes from here, so what was said of tomorrow is
 * what the next day says. Source: decision 40.
 *
 * @param day any moment of it, on this device's calendar
 */
export function loadOf(options: DayLoadOptions, day: Date): DayLoad {
  const due = dueBy(options.decks, day);
  const cards = Math.min(due, roomOn(options.decks, day));
  const check = checkOn(options, day);
  const minutes = minutesFor(cards, check !== undefined);
  return { cards, later: due - cards, check, minutes };
}

/**
 * Cards of today and of each of the six days after, if each day's cards are done on it. What is
 * more than a day asks moves to the next one.
 */
export function loadPerDay(decks: DayLoadOptions['decks'], now: Date): DayValue[] {
  let done = 0;
  return daysAround(now, 0, 6).map((day, index) => {
    const begin = startOfDay(now, index);
    const value = Math.min(dueBy(decks, begin) - done, roomOn(decks, begin));
    done += value;
    return { day, value };
  });
}
