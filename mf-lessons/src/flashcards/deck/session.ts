import type { CardSchedule } from 'shared-contracts';
import { isNew, isSetAside } from '../../progress/card-state';
import { isDue, NEVER_ANSWERED, type Schedules } from './due';

/**
 * So many new cards come in one session. They take about five minutes, and as much again on later
 * days.
 */
export const NEW_PER_SESSION = 10;

/** `planned`: due and new cards. `extra`: all cards, without changing a schedule. */
export type SessionKind = 'planned' | 'extra';

/** One answer, with everything needed to undo it. */
export interface Answer {
  readonly key: string;
  readonly isKnown: boolean;
  /** The schedule before; undefined when never answered. */
  readonly before: CardSchedule | undefined;
  readonly queueBefore: readonly string[];
  readonly sizeBefore: number;
}

export interface Session {
  readonly kind: SessionKind;
  /** Keys of the remaining cards; the first one is asked. */
  readonly queue: readonly string[];
  /** Number of cards in the session. */
  readonly size: number;
  readonly answers: readonly Answer[];
  /** All schedules of the lesson after the answers. */
  readonly schedules: Schedules;
}

/** Due cards first, the longest due at the front; then new ones in the order of the lesson. */
export function planSession(keys: readonly string[], schedules: Schedules, now: Date): Session {
  const due = keys
    .filter((key) => isDue(schedules[key], now))
    .sort((a, b) => (schedules[a]?.due ?? 0) - (schedules[b]?.due ?? 0));
  const fresh = keys.filter((key) => isNew(schedules[key])).slice(0, NEW_PER_SESSION);
  const queue = [...due, ...fresh];
  return { kind: 'planned', queue, size: queue.length, answers: [], schedules };
}

/** All cards again, in the order of the lesson. */
export const extraSession = (keys: readonly string[], schedules: Schedules): Session => ({
  kind: 'extra',
  queue: keys,
  size: keys.length,
  answers: [],
  schedules,
});

/**
 * Answers the first card. An unknown card moves to the end of the queue: a session ends when every
 * card was known, or set aside.
 *
 * @param after its new schedule; ignored in an extra session
 */
export function answer(session: Session, isKnown: boolean, after: CardSchedule): Session {
  const { kind, queue, answers, schedules } = session;
  const [key, ...others] = queue;
  if (key === undefined) return session;
  const earlierSchedule = schedules[key];
  const leaves = kind === 'planned' && !isKnown && isSetAside(after);
  return {
    ...session,
    queue: isKnown || leaves ? others : [...others, key],
    size: session.size - Number(leaves),
    answers: [
      ...answers,
      { key, isKnown, before: earlierSchedule, queueBefore: queue, sizeBefore: session.size },
    ],
    schedules: kind === 'extra' ? schedules : { ...schedules, [key]: after },
  };
}

/** Undoes the last answer; queue and schedule are exactly as before. */
export function undo(session: Session): Session {
  const last = session.answers.at(-1);
  if (last === undefined) return session;
  const { key, before: earlierSchedule, queueBefore, sizeBefore } = last;
  return {
    ...session,
    queue: queueBefore,
    size: sizeBefore,
    answers: session.answers.slice(0, -1),
    schedules:
      session.kind === 'extra'
        ? session.schedules
        : { ...session.schedules, [key]: earlierSchedule ?? NEVER_ANSWERED },
  };
}

/** The result of a session, in cards, not answers. */
export interface Summary {
  /** Known at the first attempt. */
  readonly knownAtOnce: number;
  /** Known after more attempts. */
  readonly knownLater: number;
  readonly answers: number;
}

export function summaryOf({ answers }: Session): Summary {
  const first = new Map<string, boolean>();
  for (const { key, isKnown } of answers) if (!first.has(key)) first.set(key, isKnown);
  const knownAtOnce = [...first.values()].filter(Boolean).length;
  // A card that was known is asked no more.
  const known = answers.filter(({ isKnown }) => isKnown).length;
  return { knownAtOnce, knownLater: known - knownAtOnce, answers: answers.length };
}
