import type { LearnerState } from 'shared-contracts';

/**
 * Most bytes of a learner's progress, as `learnerStateBytes` counts them. Source: docs/lessons.md.
 */
export const LEARNER_STATE_BYTES = 400_000;

const lengthOf = (text: string): number => new TextEncoder().encode(text).length;

/** The size of a map by lesson: keys, texts, and twelve bytes for each entry. */
export const bytesOf = (map: Readonly<Record<string, unknown>>): number =>
  12 * Object.keys(map).length +
  Object.entries(map).reduce(
    (sum, [id, value]) =>
      sum + lengthOf(id) + (typeof value === 'string' && !isDay(value) ? lengthOf(value) : 0),
    0,
  );

/** A day is within the twelve bytes of its entry. */
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/**
 * The size of a learner's progress as the security rules count it. They refuse more than
 * `LEARNER_STATE_BYTES`, because lesson ids have no limit.
 */
export function learnerStateBytes({
  resumeAt = {},
  recent = [],
  finished = {},
  played = {},
  understood = {},
  days = {},
}: Omit<LearnerState, 'updatedAt'>): number {
  const maps = [resumeAt, finished, played, understood].map(bytesOf);
  return (
    maps.reduce((sum, bytes) => sum + bytes, lengthOf(recent.join(''))) +
    55 * Object.keys(days).length
  );
}
