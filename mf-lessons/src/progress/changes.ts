import {
  DAY_LIMITS,
  RESUME_LIMITS,
  type Documents,
  type LearnerDay,
  type LearnerState,
  type Writable,
} from 'shared-contracts';
import { LEARNER_STATE_BYTES, learnerStateBytes } from './state-size';

/** A learner's progress with every field present, except answers that were not given. */
export type Progressed = Required<Omit<LearnerState, 'path'>> & Pick<LearnerState, 'path'>;

/**
 * Changes that are not stored yet. `days` holds amounts to add, `recent` ids to move to the front;
 * the other fields replace.
 */
export type Changes = Omit<Progressed, 'goal' | 'updatedAt'>;

export const NO_CHANGES: Changes = { resumeAt: {}, recent: [], finished: {}, days: {} };

const NOTHING_DONE: LearnerDay = { seconds: 0, cards: 0 };

const add = (a: LearnerDay = NOTHING_DONE, b: LearnerDay = NOTHING_DONE): LearnerDay => ({
  seconds: Math.max(0, a.seconds + b.seconds),
  cards: Math.max(0, a.cards + b.cards),
});

const sum = (a: LearnerDay = NOTHING_DONE, b: LearnerDay): LearnerDay => ({
  seconds: a.seconds + b.seconds,
  cards: a.cards + b.cards,
});

const mergeDays = (
  into: Changes['days'],
  change: Changes['days'],
  join: (a: LearnerDay | undefined, b: LearnerDay) => LearnerDay,
): Changes['days'] => ({
  ...into,
  ...Object.fromEntries(Object.entries(change).map(([day, done]) => [day, join(into[day], done)])),
});

const toFront = (newer: readonly string[], older: readonly string[]): readonly string[] => [
  ...new Set([...newer, ...older]),
];

/** The answers of the first that has some. */
const pathOf = (...all: readonly Pick<LearnerState, 'path'>[]): Pick<LearnerState, 'path'> => {
  const path = all.find((one) => one.path !== undefined)?.path;
  return path ? { path } : {};
};

/** Joins two changes; the later one wins. */
export const join = (first: Changes, later: Changes): Changes => ({
  resumeAt: { ...first.resumeAt, ...later.resumeAt },
  recent: toFront(later.recent, first.recent),
  finished: { ...first.finished, ...later.finished },
  days: mergeDays(first.days, later.days, sum),
  ...pathOf(later, first),
});

/** The progress after the changes. */
export const apply = (state: Progressed, changes: Changes): Progressed => {
  const resumeAt = { ...state.resumeAt, ...changes.resumeAt };
  return {
    ...state,
    resumeAt,
    // A finished lesson is not resumed.
    recent: toFront(changes.recent, state.recent)
      .filter((videoID) => (resumeAt[videoID] ?? 0) > 0)
      .slice(0, RESUME_LIMITS.recent),
    finished: { ...state.finished, ...changes.finished },
    days: mergeDays(state.days, changes.days, add),
    ...pathOf(changes, state),
  };
};

export const isNothing = ({ resumeAt, finished, days, path }: Changes): boolean =>
  path === undefined && [resumeAt, finished, days].every((map) => Object.keys(map).length === 0);

/** The part of the changes that one write may hold, and the rest. */
export function split(changes: Changes): { readonly first: Changes; readonly rest: Changes } {
  const cut = <T>(map: Readonly<Record<string, T>>, most: number) => {
    const entries = Object.entries(map);
    return [
      Object.fromEntries(entries.slice(0, most)),
      Object.fromEntries(entries.slice(most)),
    ] as const;
  };
  const resumeAt = cut(changes.resumeAt, RESUME_LIMITS.perWrite);
  const finished = cut(changes.finished, RESUME_LIMITS.perWrite);
  const days = cut(changes.days, DAY_LIMITS.perWrite);
  const isFirst = (videoID: string) => videoID in resumeAt[0];
  const recent = [
    changes.recent.filter(isFirst),
    changes.recent.filter((videoID) => !isFirst(videoID)),
  ] as const;
  return {
    first: {
      resumeAt: resumeAt[0],
      recent: recent[0],
      finished: finished[0],
      days: days[0],
      ...pathOf(changes),
    },
    rest: { resumeAt: resumeAt[1], recent: recent[1], finished: finished[1], days: days[1] },
  };
}

/**
 * The changes as a merge. The server adds up the days, so that two devices do not lose each other's
 * minutes. Empty maps are left out, because they would replace the stored ones. `recent` is a list
 * and replaces the stored one, so it must be complete.
 */
export function toMerge(
  { resumeAt, recent, finished, days, path }: Changes,
  { increment, serverTimestamp }: Pick<Documents, 'increment' | 'serverTimestamp'>,
): Writable<Partial<LearnerState>> {
  const added = Object.entries(days).map(
    ([day, { seconds, cards }]) =>
      [day, { seconds: increment(seconds), cards: increment(cards) }] as const,
  );
  const isSome = (map: object) => Object.keys(map).length > 0;
  return {
    ...(isSome(resumeAt) ? { resumeAt } : {}),
    ...(isSome(recent) ? { recent } : {}),
    ...(isSome(finished) ? { finished } : {}),
    ...(isSome(days) ? { days: Object.fromEntries(added) } : {}),
    ...(path ? { path } : {}),
    updatedAt: serverTimestamp(),
  };
}

/** Days to keep when the oldest must go: a year, so this happens at most once a month. */
const DAYS_KEPT = 366;
/** Lessons to keep in a full map, so that this happens once in a hundred lessons. */
export const LESSONS_KEPT = RESUME_LIMITS.lessons - 100;

const size = (map: object) => Object.keys(map).length;

/** Whether the security rules would refuse it for its size. */
export const isFull = (state: Changes): boolean =>
  size(state.days) > DAY_LIMITS.days ||
  size(state.resumeAt) > RESUME_LIMITS.lessons ||
  size(state.finished) > RESUME_LIMITS.lessons ||
  learnerStateBytes(state) > LEARNER_STATE_BYTES;

/** Bytes to keep in a map: two of them, a year and the last lessons have room together. */
const BYTES_KEPT = 0.4 * LEARNER_STATE_BYTES;

/** The first entries of a map that is too large, in this order. Other maps stay unchanged. */
function cut<T>(
  map: Readonly<Record<string, T>>,
  order: (a: readonly [string, T], b: readonly [string, T]) => number,
): Readonly<Record<string, T>> {
  const bytesOf = (ids: Readonly<Record<string, unknown>>) =>
    learnerStateBytes({ resumeAt: ids as Readonly<Record<string, number>> });
  if (size(map) <= RESUME_LIMITS.lessons && bytesOf(map) <= BYTES_KEPT) return map;
  let bytes = 0;
  const kept = Object.entries(map)
    .sort(order)
    .slice(0, LESSONS_KEPT)
    .filter(([id, value]) => (bytes += bytesOf({ [id]: value })) <= BYTES_KEPT);
  return Object.fromEntries(kept);
}

/**
 * Removes the oldest days and, from full maps, lessons. Finished lessons go by their day, the
 * oldest first. Positions have no time: empty ones go first, then those of finished lessons, then
 * any other; never one that is just being written.
 *
 * @param all with the changes applied
 * @param now the changes
 */
export function tidied(
  { resumeAt, recent, finished, days, ...answered }: Progressed,
  now: Changes,
): Changes {
  const places = Object.entries(resumeAt).filter(([, seconds]) => seconds > 0);
  const rank = (id: string) => (id in now.resumeAt ? 0 : id in finished ? 2 : 1);
  return {
    recent,
    resumeAt: cut(Object.fromEntries(places), ([a], [b]) => rank(a) - rank(b)),
    finished: cut(finished, ([, a], [, b]) => (a === b ? 0 : a < b ? 1 : -1)),
    days: Object.fromEntries(Object.entries(days).sort().slice(-DAYS_KEPT)),
    ...pathOf(answered),
  };
}
