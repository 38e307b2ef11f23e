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

/** The most cards that one day asks: about ten minutes. Others follow on later days. */
export const CARDS_PER_DAY = 60;

/** A check by ear: the questions of a lesson with missed lines. */
export interface Check {
  readonly lesson: CatalogueLesson;
  /** Number of lines to ask again. */
  readonly lines: number;
}

export interface DayLoad {
  /** Cards to review, `CARDS_PER_DAY` at most. */
  readonly cards: number;
  /** Due cards beyond that limit, left for later days. */
  readonly later: number;
  readonly check: Check | undefined;
  /** Whole minutes for cards and check; 0: nothing to do. */
  readonly minutes: number;
}

export interface DayLoadOptions {
  /** The decks open to the learner (`openDecks`), including those practised today. */
  readonly decks: readonly Found<LessonCards>[];
  /** Lessons with lines that were missed by ear; default none. */
  readonly missed?: readonly Found<HeardLines>[] | undefined;
  readonly known: readonly CatalogueLesson[];
  /** Tier of the last known plan; 0: no plan. */
  readonly tier: number;
}

const cardsOf = (decks: DayLoadOptions['decks']): CardSchedule[] =>
  decks.flatMap(({ data }) => Object.values(data.cards).filter(isScheduled));

/**
 * Whether a card answered on a day was new before. The schedule does not record that. But each miss
 * of a new card lowers its stability, and the first review on another day raises it at least
 * eightfold.
 */
const isLearned = ({ reps, lapses, stability }: CardSchedule): boolean =>
  reps === 1 || (lapses === 0 && stability * reps ** 2 < 1.2);

/**
 * How many more cards a day may ask. Cards reviewed on it count against the limit; cards learned on
 * it do not, even if they were missed first.
 *
 * @param decks including those practised on that day
 */
export function roomOn(decks: DayLoadOptions['decks'], day: Date): number {
  const [begin, end] = [startOfDay(day).getTime(), startOfDay(day, 1).getTime()];
  const reviewedCards = cardsOf(decks).filter(
    (card) =>
      card.last_review >= begin && card.last_review < end && card.due >= end && !isLearned(card),
  );
  return Math.max(0, CARDS_PER_DAY - reviewedCards.length);
}

const dueBy = (decks: DayLoadOptions['decks'], day: Date): number =>
  cardsOf(decks).filter(({ due }) => due < startOfDay(day, 1).getTime()).length;

/**
 * The check by ear of a day: the listed, open lesson with the most missed lines. A line heard right
 * once is asked again on another day. Source: decision 68.
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
 * The work of a day if nothing is done before it: the cards due by then, and one check by ear.
 * Every text about today and tomorrow uses this function, so they agree. Source: decision 40.
 *
 * @param day any moment of the day, in this device's calendar
 */
export function loadOf(options: DayLoadOptions, day: Date): DayLoad {
  const due = dueBy(options.decks, day);
  const cards = Math.min(due, roomOn(options.decks, day));
  const check = checkOn(options, day);
  const minutes = minutesFor(cards, check !== undefined);
  return { cards, later: due - cards, check, minutes };
}

/**
 * Cards of today and of the six days after, if the learner does each day's cards. Cards beyond the
 * daily limit move to the next day.
 */
export function loadPerDay(decks: DayLoadOptions['decks'], now: Date): DayValue[] {
  let cardsDone = 0;
  return daysAround(now, 0, 6).map((day, index) => {
    const begin = startOfDay(now, index);
    const value = Math.min(dueBy(decks, begin) - cardsDone, roomOn(decks, begin));
    cardsDone += value;
    return { day, value };
  });
}
