import {
  DAY_LIMITS,
  RESUME_LIMITS,
  type Documents,
  type LearnerDay,
  type LearnerState,
  type Writable,
} from 'shared-contracts';

/** What a learner has done, with no field missing. */
export type Progressed = Required<LearnerState>;

/**
 * What is not stored yet. Days hold what is to be added, `recent` what goes to the front; the rest
 * replaces.
 */
export type Changes = Omit<Progressed, 'updatedAt'>;

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

/** Both, the later last. */
export const join = (first: Changes, later: Changes): Changes => ({
  resumeAt: { ...first.resumeAt, ...later.resumeAt },
  recent: toFront(later.recent, first.recent),
  finished: { ...first.finished, ...later.finished },
  days: mergeDays(first.days, later.days, sum),
});

/** What a learner will have done once the changes are stored. */
export const apply = (state: Progressed, changes: Changes): Progressed => {
  const resumeAt = { ...state.resumeAt, ...changes.resumeAt };
  return {
    ...state,
    resumeAt,
    // In a lesson that was finished there is nothing to go on with.
    recent: toFront(changes.recent, state.recent)
      .filter((videoID) => (resumeAt[videoID] ?? 0) > 0)
      .slice(0, RESUME_LIMITS.recent),
    finished: { ...state.finished, ...changes.finished },
    days: mergeDays(state.days, changes.days, add),
  };
};

export const isNothing = ({ resumeAt, finished, days }: Changes): boolean =>
  [resumeAt, finished, days].every((map) => Object.keys(map).length === 0);

/** As much as the security rules take in one write, and what is left. */
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
    first: { resumeAt: resumeAt[0], recent: recent[0], finished: finished[0], days: days[0] },
    rest: { resumeAt: resumeAt[1], recent: recent[1], finished: finished[1], days: days[1] },
  };
}

/**
 * The changes as a merge. Days are added up by the server, so that two devices do not lose each
 * other's minutes. An empty map would replace the stored one, so there is none. `recent` is a list
 * and replaces: it is to be whole.
 */
export function toMerge(
  { resumeAt, recent, finished, days }: Changes,
  { increment, serverTimestamp }: Documents,
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
    updatedAt: serverTimestamp(),
  };
}
