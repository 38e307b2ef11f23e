import type { Learner } from 'common';
import { DEFAULT_DAY_GOAL, documentPaths, hasCode, type Log } from 'shared-contracts';
import {
  apply,
  isFull,
  isNothing,
  NO_CHANGES,
  withoutOldest,
  toMerge,
  type Changes,
  type Progressed,
} from './changes';

const NOTHING: Progressed = {
  resumeAt: {},
  recent: [],
  finished: {},
  played: {},
  understood: {},
  days: {},
  goal: DEFAULT_DAY_GOAL,
  updatedAt: '',
};

/** Reads a learner's stored progress; empty for a new learner. */
export const readProgress = async ({ documents, uid }: Learner): Promise<Progressed> => ({
  ...NOTHING,
  ...(await documents.get(documentPaths.learnerState(uid))),
});

/** Updates the stored progress, as this device knows it, after a write. */
export type After = (earlierProgress: Progressed) => Progressed;

/**
 * Stores changes as a merge. If the document would exceed its limits, it is read, and written as a
 * whole without its oldest entries.
 *
 * The rules may refuse a merge because another device has filled the document; it is then written
 * as a whole too. After any other refusal only the days are written: they would be lost, while a
 * position is written again soon.
 *
 * @param knownProgress the stored progress; undefined if it was not read
 * @throws {AppError} as `documents.merge`
 */
export async function writeProgress(
  learner: Learner,
  log: Log,
  changes: Changes,
  knownProgress: Progressed | undefined,
): Promise<After> {
  const { documents } = learner;
  const path = documentPaths.learnerState(learner.uid);
  const merge = async (what: Changes): Promise<After> => {
    const after = knownProgress && apply(knownProgress, what);
    await documents.merge(path, toMerge(what, after, documents));
    return (earlierProgress) => apply(earlierProgress, what);
  };
  const replace = async (all: Progressed): Promise<After> => {
    const kept = withoutOldest(all, changes);
    // This replaces the document, so unchanged fields are written too.
    const data = { ...all, ...kept, updatedAt: documents.serverTimestamp() };
    await documents.batch([{ operation: 'set', path, data }]);
    return (earlierProgress) => ({ ...earlierProgress, ...kept });
  };
  const read = async () => apply(await readProgress(learner), changes);

  if (knownProgress !== undefined && isFull(apply(knownProgress, changes)))
    return replace(await read());
  try {
    return await merge(changes);
  } catch (error) {
    if (!hasCode(error, 'permission-denied')) throw error;
    const all = await read();
    if (isFull(all)) return replace(all);
    const days = { ...NO_CHANGES, days: changes.days };
    const isMore = !isNothing({ ...changes, days: {} });
    if (!isMore || isNothing(days)) throw error;
    log.warn('Places in lessons could not be stored', { error });
    return merge(days);
  }
}
