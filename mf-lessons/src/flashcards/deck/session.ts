import type { CardSchedule } from 'shared-contracts';
import { isDue, isNew, NEVER_ANSWERED, type Schedules } from './due';

/** New cards in one session: about five minutes, and as much again comes back on the days after. */
export const NEW_PER_SESSION = 10;

/** `planned`: due and new cards; `extra`: all cards, and no schedule changes. */
export type SessionKind = 'planned' | 'extra';

/** One answer, with all that is needed to take it back. */
export interface Answer {
  readonly key: string;
  readonly isKnown: boolean;
  /** The schedule before; undefined: never answered. */
  readonly before: CardSchedule | undefined;
  readonly queueBefore: readonly string[];
}

export interface Session {
  readonly kind: SessionKind;
  /** Keys of the cards still to be known; the first is asked. */
  readonly queue: readonly string[];
  /** Number of cards of which the session consists. */
  readonly size: number;
  readonly answers: readonly Answer[];
  /** All schedules of the lesson, as they are after the answers. */
  readonly schedules: Schedules;
}

/** Due cards first, the longest due at the front, then new ones in the order of the lesson. */
export function planSession(keys: readonly string[], schedules: Schedules, now: Date): Session {
  const due = keys
    .filter((key) => isDue(schedules[key], now))
    .sort((a, b) => (schedules[a]?.due ?? 0) - (schedules[b]?.due ?? 0));
  const fresh = keys.filter((key) => isNew(schedules[key])).slice(0, NEW_PER_SESSION);
  const queue = [...due, ...fresh];
  return { kind: 'planned', queue, size: queue.length, answers: [], schedules };
}

/** All cards once more, in the order of the lesson. */
export const extraSession = (keys: readonly string[], schedules: Schedules): Session => ({
  kind: 'extra',
  queue: keys,
  size: keys.length,
  answers: [],
  schedules,
});

/**
 * Answers the card at the front. One that is not known yet goes to the end of the queue: a session
 * ends when every card was known.
 *
 * @param after its schedule from now on; not looked at in an extra session
 */
export function answer(session: Session, isKnown: boolean, after: CardSchedule): Session {
  const { kind, queue, answers, schedules } = session;
  const [key, ...others] = queue;
  if (key === undefined) return session;
  const before = schedules[key];
  return {
    ...session,
    queue: isKnown ? others : [...others, key],
    answers: [...answers, { key, isKnown, before, queueBefore: queue }],
    schedules: kind === 'extra' ? schedules : { ...schedules, [key]: after },
  };
}

/** Takes the last answer back: the queue and the schedule are exactly what they were. */
export function undo(session: Session): Session {
  const last = session.answers.at(-1);
  if (last === undefined) return session;
  const { key, before, queueBefore } = last;
  return {
    ...session,
    queue: queueBefore,
    answers: session.answers.slice(0, -1),
    schedules:
      session.kind === 'extra'
        ? session.schedules
        : { ...session.schedules, [key]: before ?? NEVER_ANSWERED },
  };
}

/** What a session came to: cards, not answers. */
export interface Summary {
  /** Known at the first time of asking. */
  readonly knownAtOnce: number;
  /** Known in the end. */
  readonly knownLater: number;
  readonly answers: number;
}

export function summaryOf({ answers }: Session): Summary {
  const first = new Map<string, boolean>();
  for (const { key, isKnown } of answers) if (!first.has(key)) first.set(key, isKnown);
  const knownAtOnce = [...first.values()].filter(Boolean).length;
  return { knownAtOnce, knownLater: first.size - knownAtOnce, answers: answers.length };
}
