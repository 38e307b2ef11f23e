import type { CardSchedule } from 'shared-contracts';
import { isNew, isSetAside } from '../../progress/card-state';
import { isDue, NEVER_ANSWERED, type Schedules } from './due';

/** New cards in one session. They take about five minutes, and as much again on later days. */
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
  readonly size: number;
  readonly answers: readonly Answer[];
  /** All schedules of the lesson after the answers. */
  readonly schedules: Schedules;
}

/** Plans a session: due cards, the longest due first, then new cards in the lesson's order. */
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
 * Answers the first card. A card that was not known moves to the end of the queue. So the session
 * ends when every card is known or set aside.
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

export interface Summary {
  /** Cards known at the first attempt. */
  readonly knownAtOnce: number;
  /** Cards known after more attempts. */
  readonly knownLater: number;
  readonly answers: number;
}

export function summaryOf({ answers }: Session): Summary {
  const first = new Map<string, boolean>();
  for (const { key, isKnown } of answers) if (!first.has(key)) first.set(key, isKnown);
  const knownAtOnce = [...first.values()].filter(Boolean).length;
  // A known card is not asked again, so each counts once.
  const known = answers.filter(({ isKnown }) => isKnown).length;
  return { knownAtOnce, knownLater: known - knownAtOnce, answers: answers.length };
}
