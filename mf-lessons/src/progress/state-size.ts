import type { LearnerState } from 'shared-contracts';

/**
 * A learner's progress has at most so many bytes, as `learnerStateBytes` counts them. Source:
 * docs/lessons.md.
 */
export const LEARNER_STATE_BYTES = 200_000;

/**
 * The size of a learner's progress as the security rules count it. They refuse a document of more
 * than `LEARNER_STATE_BYTES`, because names of lessons have no limit of their own.
 */
export function learnerStateBytes({
  resumeAt = {},
  recent = [],
  finished = {},
  days = {},
}: Omit<LearnerState, 'updatedAt'>): number {
  const names = [...Object.keys(resumeAt), ...Object.keys(finished)];
  const text = [...names, ...recent].join('');
  return new TextEncoder().encode(text).length + 12 * names.length + 41 * Object.keys(days).length;
}
