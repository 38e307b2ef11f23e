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
  /** All cards of the session; default: it had none. */
  readonly keys?: readonly string[];
  /** Their schedules after it. */
  readonly schedules?: Schedules;
}

const NO_DECKS: DayLoadOptions['decks'] = [];

/**
 * Says at the end of a session what tomorrow brings over all lessons, in the words of Today. It
 * reads what Today reads, after the answers are stored. Where that fails, as without a network, it
 * says when the cards of the session come back, and of which cards that is. Source: decision 40.
 */
export function TomorrowText(session: TomorrowTextProps) {
  const { state } = useDueCards();
  const missed = useMissedLines();
  const tier = useTier();
  const isRead = state.status === 'success' && missed !== undefined;
  const { decks, known: knownLessons, isSure } = useOpenDecks(isRead ? state.value : NO_DECKS);
  if (state.status === 'failure') return ownText(session, new Date());
  if (!isRead || !isSure) return null;
  return tomorrowText({ decks, missed, known: knownLessons, tier }, session, new Date());
}

/** The next day on which cards of the session come back; undefined: no day. */
const ownDay = ({ keys = [], schedules = {} }: TomorrowTextProps, now: Date) => {
  const own = nextDay(keys, schedules, now);
  return own && ([own.cards, whenIs(own.day.getTime(), now)] as const);
};

const ownText = (session: TomorrowTextProps, now: Date): string => {
  const own = ownDay(session, now);
  return own ? tomorrow.nextOfThese(...own) : '';
};

/** Days after tomorrow on which cards of the decks that were read may be due. */
const LATER_DAYS = [2, 3, 4, 5, 6];

/**
 * What the end of a session says of the days. While cards or a check wait today it names those, as
 * Today does, and nothing of tomorrow. Where tomorrow brings nothing, it names the next day with
 * cards, which are those of this session where no other is due within a week.
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
  const own = ownDay(session, now);
  return own ? next(...own) : session.keys ? none : '';
}
