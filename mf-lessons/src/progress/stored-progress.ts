import { AppError, documentPaths, type Platform } from 'shared-contracts';
import { apply, isNothing, NO_CHANGES, toMerge, type Changes, type Progressed } from './changes';
import { isFull, tidied } from './tidied';

const NOTHING: Progressed = { resumeAt: {}, recent: [], finished: {}, days: {}, updatedAt: '' };

/** What is stored of a learner; all empty for who has not begun. */
export const readProgress = async ({ documents }: Platform, uid: string): Promise<Progressed> => ({
  ...NOTHING,
  ...(await documents.get(documentPaths.learnerState(uid))),
});

/** Refused as it stands; the same write would be refused again. */
const isRefused = (error: unknown) =>
  error instanceof AppError && error.code === 'permission-denied';

/** What is stored after a write, as far as it is known here. */
export type After = (before: Progressed) => Progressed;

/**
 * Stores changes: as a merge, or where that would exceed what may be kept, as a whole document
 * without the oldest, made from what is stored at that moment.
 *
 * A merge that is refused may still have met a full document: another device has filled it, or what
 * is stored could not be read. If it was not that, the days are tried alone: minutes and answers do
 * not come back, while a place in a lesson comes anew with the next write.
 *
 * @param known what is stored as far as it is known here
 * @throws {AppError} as `documents.merge`
 */
export async function writeProgress(
  platform: Platform,
  uid: string,
  changes: Changes,
  known: Progressed | undefined,
): Promise<After> {
  const { documents } = platform;
  const path = documentPaths.learnerState(uid);
  const merge = async (what: Changes): Promise<After> => {
    await documents.merge(path, toMerge(what, documents));
    return (before) => apply(before, what);
  };
  const replace = async (all: Progressed): Promise<After> => {
    const kept = tidied(all, changes);
    const data = { ...kept, updatedAt: documents.serverTimestamp() };
    await documents.batch([{ operation: 'set', path, data }]);
    return ({ updatedAt }) => ({ ...kept, updatedAt });
  };
  const read = async () => apply(await readProgress(platform, uid), changes);

  if (known !== undefined && isFull(apply(known, changes))) return replace(await read());
  try {
    return await merge(changes);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const all = await read();
    if (isFull(all)) return replace(all);
    const days = { ...NO_CHANGES, days: changes.days };
    const isMore = !isNothing({ ...changes, days: {} });
    if (!isMore || isNothing(days)) throw error;
    platform.log.warn('Places in lessons could not be stored', { error });
    return merge(days);
  }
}
