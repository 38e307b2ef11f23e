import { idle, success, type AsyncState } from 'shared-contracts';
import {
  apply,
  isNothing,
  join,
  newsOf,
  NO_CHANGES,
  splitByNeed,
  split,
  type Changes,
  type Progressed,
} from './changes';
import type { After } from './stored-progress';

/** The stored progress as this device knows it, and the changes still to store. */
export interface ProgressWork {
  readonly stored: AsyncState<Progressed>;
  /** Changes that are being written. */
  readonly writing: Changes;
  /** Changes that wait for the next write. */
  readonly pending: Changes;
}

export const FIRST_WORK: ProgressWork = { stored: idle, writing: NO_CHANGES, pending: NO_CHANGES };

export const valueOf = (state: AsyncState<Progressed>) =>
  state.status === 'success' ? state.value : undefined;

/** The progress with the changes that are not stored yet. */
export const shownProgress = ({
  stored,
  writing,
  pending,
}: ProgressWork): AsyncState<Progressed> =>
  stored.status === 'success' ? success(apply(apply(stored.value, writing), pending)) : stored;

/** Whether changes are left that can be written now. */
export const isMoreToWrite = ({ stored, pending }: ProgressWork): boolean =>
  !isNothing(valueOf(stored) ? pending : splitByNeed(pending).rest);

/** Updates the stored progress, if it was read. */
export const withStored = (work: ProgressWork, after: After): ProgressWork =>
  work.stored.status === 'success' ? { ...work, stored: success(after(work.stored.value)) } : work;

/**
 * Moves the changes of one write from `pending` to `writing`. Changes to stored lists and texts
 * wait until the progress was read; otherwise changes of other devices would be lost.
 */
export function withNextWrite(work: ProgressWork): ProgressWork {
  const { pending } = work;
  const progress = valueOf(work.stored);
  const waiting = progress ? NO_CHANGES : splitByNeed(pending).needsStored;
  const { first, rest } = split(progress ? newsOf(pending, progress) : splitByNeed(pending).rest);
  return { ...work, writing: first, pending: isNothing(first) ? waiting : join(waiting, rest) };
}

/**
 * Applies what another tab has stored. Texts that are being written lack it, so they are written
 * again.
 */
export function withChangesOfOtherTab(work: ProgressWork, changes: Changes): ProgressWork {
  const texts = splitByNeed(work.writing).needsStored;
  return {
    ...withStored(work, (progress) => apply(progress, changes)),
    pending: isNothing(texts) ? work.pending : join(texts, work.pending),
  };
}
