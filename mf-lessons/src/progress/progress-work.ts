import { idle, success, type AsyncState } from 'shared-contracts';
import {
  apply,
  isNothing,
  join,
  newsOf,
  NO_CHANGES,
  onTop,
  split,
  type Changes,
  type Progressed,
} from './changes';
import type { After } from './stored-progress';

/** What this device knows of a learner's progress, and what it has still to store. */
export interface ProgressWork {
  readonly stored: AsyncState<Progressed>;
  /** Changes that are being written. */
  readonly writing: Changes;
  /** Changes that wait for a write. */
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

/** Whether another write may follow at once. */
export const isMoreToWrite = ({ stored, pending }: ProgressWork): boolean =>
  !isNothing(valueOf(stored) ? pending : onTop(pending).rest);

/** After a write, or another change of what is stored. Unread progress stays unread. */
export const withStored = (work: ProgressWork, after: After): ProgressWork =>
  work.stored.status === 'success' ? { ...work, stored: success(after(work.stored.value)) } : work;

/**
 * Takes what one write may hold. Lists and texts are made from the stored ones, so they wait until
 * those are read; otherwise those of others would be lost.
 */
export function taken(work: ProgressWork): ProgressWork {
  const { pending } = work;
  const progress = valueOf(work.stored);
  const waiting = progress ? NO_CHANGES : onTop(pending).onTop;
  const { first, rest } = split(progress ? newsOf(pending, progress) : onTop(pending).rest);
  return { ...work, writing: first, pending: isNothing(first) ? waiting : join(waiting, rest) };
}

/** Texts that are being written lack what another tab has just stored, so they go again. */
export function storedElsewhere(work: ProgressWork, changes: Changes): ProgressWork {
  const texts = onTop(work.writing).onTop;
  return {
    ...withStored(work, (progress) => apply(progress, changes)),
    pending: isNothing(texts) ? work.pending : join(texts, work.pending),
  };
}
