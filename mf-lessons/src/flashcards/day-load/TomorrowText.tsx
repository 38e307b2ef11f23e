import { today } from '../../messages/today';
import { tomorrow } from '../../messages/tomorrow';
import { useTier } from '../../access/use-tier';
import { useMissedLines } from '../../progress/use-missed-lines';
import { startOfDay } from '../../timing/local-day';
import { nextDay, type Schedules } from '../deck/due';
import { whenIs } from '../deck/when-is';
import { CARDS_PER_DAY, loadOf, type DayLoadOptions } from './day-load';
import { useDueCards } from './use-due-cards';
import { useOpenDecks } from './use-open-decks';

export interface TomorrowTextProps {
  /** Keys of all cards of the session; default none. */
  readonly keys?: readonly string[];
  /** Their schedules after it. */
  readonly schedules?: Schedules;
}

const NO_DECKS: DayLoadOptions['decks'] = [];

/**
 * Says at the end of a session what tomorrow brings in all lessons, in the words of Today. It reads
 * the same data as Today, once the answers are stored. If that fails, it says when the cards of
 * this session come back. Source: decision 40.
 */
export function TomorrowText(session: TomorrowTextProps) {
  const { state } = useDueCards();
  const missed = useMissedLines();
  const tier = useTier();
  const isRead = state.status === 'success' && missed !== undefined;
  const { decks, known: knownLessons, isSure } = useOpenDecks(isRead ? state.value : NO_DECKS);
  if (state.status === 'failure') return sessionText(session, new Date());
  if (!isRead || !isSure) return null;
  return tomorrowText({ decks, missed, known: knownLessons, tier }, session, new Date());
}

/** The number of session cards that come back next, and when; undefined: none. */
const nextCardsOf = ({ keys = [], schedules = {} }: TomorrowTextProps, now: Date) => {
  const nextCards = nextDay(keys, schedules, now);
  return nextCards && ([nextCards.cards, whenIs(nextCards.day.getTime(), now)] as const);
};

const sessionText = (session: TomorrowTextProps, now: Date): string => {
  const nextCards = nextCardsOf(session, now);
  return nextCards ? tomorrow.nextOfThese(...nextCards) : '';
};

/** Days from today, after tomorrow, that the loaded decks cover. */
const LATER_DAYS = [2, 3, 4, 5, 6];

/**
 * The text at the end of a session. It names what is still due today, or else what tomorrow brings,
 * or else the next day with cards within a week, or else the cards of this session.
 */
export function tomorrowText(
  options: DayLoadOptions,
  session: TomorrowTextProps,
  now: Date,
): string {
  const { label, stillToday, due, full } = today.tomorrow;
  const { later, ...left } = loadOf(options, now);
  if (left.minutes > 0) return full(stillToday, due(left.cards, !!left.check), left.minutes);
  const { cards, check, minutes } = loadOf(options, startOfDay(now, 1));
  if (minutes > 0) {
    const text = full(label, due(cards, check !== undefined), minutes);
    return later > 0 ? `${today.backlog(later, CARDS_PER_DAY)} ${text}` : text;
  }
  const { next, none } = tomorrow;
  for (const ahead of LATER_DAYS) {
    const day = startOfDay(now, ahead);
    const load = loadOf(options, day);
    if (load.cards > 0) return next(load.cards, whenIs(day.getTime(), now));
  }
  const nextCards = nextCardsOf(session, now);
  return nextCards ? next(...nextCards) : session.keys ? none : '';
}
