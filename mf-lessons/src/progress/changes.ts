import {
  DAY_LIMITS,
  PLAYED_LIMITS,
  RESUME_LIMITS,
  UNDERSTOOD_LIMITS,
  type Documents,
  type LearnerDay,
  type LearnerState,
  type Writable,
} from 'shared-contracts';
import { joinSpans, withLine, type UnderstoodLine } from 'common/learner-sums';
import { bytesOf, LEARNER_STATE_BYTES, learnerStateBytes } from './state-size';

/** A learner's progress with all fields, except `path` answers that were not given. */
export type Progressed = Required<Omit<LearnerState, 'path'>> & Pick<LearnerState, 'path'>;

/**
 * A line of a lesson, and whether the learner understood it. `false` undoes an earlier right
 * answer.
 */
export interface LineAnswer {
  readonly line: UnderstoodLine;
  readonly isUnderstood: boolean;
}

/**
 * Unstored changes. `days` has amounts to add, `recent` ids to move to the front, `played` further
 * ranges, and `understood` answers in order. Other fields replace the stored ones.
 */
export interface Changes extends Omit<Progressed, 'goal' | 'updatedAt' | 'understood'> {
  readonly understood: Readonly<Record<string, readonly LineAnswer[]>>;
}

export const NO_CHANGES: Changes = {
  resumeAt: {},
  recent: [],
  finished: {},
  played: {},
  understood: {},
  days: {},
};

const NOTHING_DONE: LearnerDay = { seconds: 0, cards: 0 };

/** A day without new words lacks the field. */
const withWords = (words = 0) => (words > 0 ? { words } : {});

const sum = (a: LearnerDay = NOTHING_DONE, b: LearnerDay = NOTHING_DONE): LearnerDay => ({
  seconds: a.seconds + b.seconds,
  cards: a.cards + b.cards,
  ...withWords((a.words ?? 0) + (b.words ?? 0)),
});

const add = (a: LearnerDay | undefined, b: LearnerDay | undefined): LearnerDay => {
  const day = sum(a, b);
  return { ...day, seconds: Math.max(0, day.seconds), cards: Math.max(0, day.cards) };
};

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

/** Merges a map of changes into a map, entry by entry. */
const mergeEntries = <V, C>(
  into: Readonly<Record<string, V>>,
  change: Readonly<Record<string, C>>,
  merge: (earlier: V | undefined, change: C) => V,
): Readonly<Record<string, V>> => ({
  ...into,
  ...Object.fromEntries(Object.entries(change).map(([id, one]) => [id, merge(into[id], one)])),
});

const withPlayed = (earlier = '', text: string) => joinSpans(earlier, text);

const withAnswers = (earlier = '', answers: readonly LineAnswer[]) =>
  answers.reduce((text, { line, isUnderstood }) => withLine(text, line, isUnderstood), earlier);

/** The path answers of the first argument that has any. */
const pathOf = (...all: readonly Pick<LearnerState, 'path'>[]): Pick<LearnerState, 'path'> => {
  const path = all.find((one) => one.path !== undefined)?.path;
  return path ? { path } : {};
};

/** The later change wins. */
export const join = (first: Changes, later: Changes): Changes => ({
  resumeAt: { ...first.resumeAt, ...later.resumeAt },
  recent: toFront(later.recent, first.recent),
  finished: { ...first.finished, ...later.finished },
  played: mergeEntries(first.played, later.played, withPlayed),
  understood: mergeEntries(first.understood, later.understood, (earlier = [], answers) => [
    ...earlier,
    ...answers,
  ]),
  days: mergeDays(first.days, later.days, sum),
  ...pathOf(later, first),
});

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
    played: mergeEntries(state.played, changes.played, withPlayed),
    understood: mergeEntries(state.understood, changes.understood, withAnswers),
    days: mergeDays(state.days, changes.days, add),
    ...pathOf(changes, state),
  };
};

const isEmpty = (map: object): boolean => Object.keys(map).length === 0;

export const isNothing = ({ path, recent: _, ...maps }: Changes): boolean =>
  path === undefined && Object.values(maps).every(isEmpty);

/** Drops played ranges and answers that the progress has already. */
export function newsOf(changes: Changes, known: Progressed): Changes {
  const after = apply(known, changes);
  const newOf = <C>(change: Readonly<Record<string, C>>, map: 'played' | 'understood') =>
    Object.fromEntries(
      Object.entries(change).filter(([id]) => after[map][id] !== (known[map][id] ?? '')),
    );
  return {
    ...changes,
    played: newOf(changes.played, 'played'),
    understood: newOf(changes.understood, 'understood'),
  };
}

/** Separates the changes that need the stored value (`played`, `understood`) from the rest. */
export const splitByNeed = (
  changes: Changes,
): { readonly needsStored: Changes; readonly rest: Changes } => {
  const { played, understood } = changes;
  return {
    needsStored: { ...NO_CHANGES, played, understood },
    rest: { ...changes, played: {}, understood: {} },
  };
};

/** Splits off the changes that fit into one write. */
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
  const played = cut(changes.played, PLAYED_LIMITS.perWrite);
  const understood = cut(changes.understood, UNDERSTOOD_LIMITS.perWrite);
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
      played: played[0],
      understood: understood[0],
      days: days[0],
      ...pathOf(changes),
    },
    rest: {
      resumeAt: resumeAt[1],
      recent: recent[1],
      finished: finished[1],
      played: played[1],
      understood: understood[1],
      days: days[1],
    },
  };
}

/** The entries of a map whose keys are in the change. */
const entriesOf = <T>(map: Readonly<Record<string, T>>, change: object) =>
  Object.fromEntries(Object.entries(map).filter(([id]) => id in change));

/**
 * The changes as data of a database merge. The server adds up `days`, so that two devices do not
 * lose each other's minutes. Empty maps would replace stored ones, so they are left out. Lists and
 * texts replace stored ones, so they come from `after`.
 *
 * @param after the progress after the changes; undefined if unknown: lists and texts are then left
 *   out
 */
export function toMerge(
  { resumeAt, finished, days, path, ...changes }: Changes,
  after: Pick<Progressed, 'recent' | 'played' | 'understood'> | undefined,
  { increment, serverTimestamp }: Pick<Documents, 'increment' | 'serverTimestamp'>,
): Writable<Partial<LearnerState>> {
  const addedDays = Object.entries(days).map(
    ([day, { seconds, cards, words }]) =>
      [
        day,
        {
          seconds: increment(seconds),
          cards: increment(cards),
          ...(words && { words: increment(words) }),
        },
      ] as const,
  );
  const maps = {
    resumeAt,
    finished,
    played: entriesOf(after?.played ?? {}, changes.played),
    understood: entriesOf(after?.understood ?? {}, changes.understood),
    days: Object.fromEntries(addedDays),
  };
  return {
    ...Object.fromEntries(Object.entries(maps).filter(([, map]) => !isEmpty(map))),
    ...(after && after.recent.length > 0 ? { recent: after.recent } : {}),
    ...(path ? { path } : {}),
    updatedAt: serverTimestamp(),
  };
}

/** Days that stay when old ones are removed: a year, so that this happens at most once a month. */
const DAYS_KEPT = 366;
/** Room made in a full map, so that this happens once in a hundred lessons. */
const SPARE_LESSONS = 100;

const size = (map: object) => Object.keys(map).length;

/** Whether the security rules would refuse the progress for its size. */
export const isFull = (state: Omit<Progressed, 'goal' | 'updatedAt'>): boolean =>
  size(state.days) > DAY_LIMITS.days ||
  size(state.resumeAt) > RESUME_LIMITS.lessons ||
  size(state.finished) > RESUME_LIMITS.lessons ||
  size(state.played) > PLAYED_LIMITS.lessons ||
  size(state.understood) > UNDERSTOOD_LIMITS.lessons ||
  learnerStateBytes(state) > LEARNER_STATE_BYTES;

/** Limits of a map: entries, and its share of all bytes. */
interface Room {
  readonly lessons: number;
  readonly share: number;
}
const PLACES: Room = { lessons: RESUME_LIMITS.lessons, share: 0.2 };
const STRETCHES: Room = { lessons: PLAYED_LIMITS.lessons, share: 0.15 };
const LINES: Room = { lessons: UNDERSTOOD_LIMITS.lessons, share: 0.35 };

/** Cuts a map that is too large to its first entries in this order. */
function cut<T>(
  map: Readonly<Record<string, T>>,
  { lessons, share }: Room,
  order: (a: readonly [string, T], b: readonly [string, T]) => number,
): Readonly<Record<string, T>> {
  const bytes = share * LEARNER_STATE_BYTES;
  if (size(map) <= lessons && bytesOf(map) <= bytes) return map;
  let bytesTaken = 0;
  const keptEntries = Object.entries(map)
    .sort(order)
    .slice(0, lessons - SPARE_LESSONS)
    .filter(([id, value]) => (bytesTaken += bytesOf({ [id]: value })) <= bytes);
  return Object.fromEntries(keptEntries);
}

/**
 * Removes the oldest days, and lessons from full maps: finished lessons by day, the oldest first.
 * A position has no date: those in finished lessons go first, then others in any order. `played`
 * and `understood` keep the lessons finished last. Entries of the current changes stay.
 *
 * @param all the progress after the changes
 * @param current changes to store now
 */
export function withoutOldest(
  { resumeAt, recent, finished, played, understood, days, ...answered }: Progressed,
  current: Changes,
): Omit<Progressed, 'goal' | 'updatedAt'> {
  const places = Object.entries(resumeAt).filter(([, seconds]) => seconds > 0);
  const rank = (id: string) => (id in current.resumeAt ? 0 : id in finished ? 2 : 1);
  const latest = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1);
  const dayOf = (id: string, change: object) => (id in change ? '9999' : (finished[id] ?? ''));
  return {
    recent,
    resumeAt: cut(Object.fromEntries(places), PLACES, ([a], [b]) => rank(a) - rank(b)),
    finished: cut(finished, PLACES, ([, a], [, b]) => latest(a, b)),
    played: cut(played, STRETCHES, ([a], [b]) =>
      latest(dayOf(a, current.played), dayOf(b, current.played)),
    ),
    understood: cut(understood, LINES, ([a], [b]) =>
      latest(dayOf(a, current.understood), dayOf(b, current.understood)),
    ),
    days: Object.fromEntries(Object.entries(days).sort().slice(-DAYS_KEPT)),
    ...pathOf(answered),
  };
}
