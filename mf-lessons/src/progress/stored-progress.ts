import { DAY_LIMITS, documentPaths, RESUME_LIMITS, type Platform } from 'shared-contracts';
import { apply, toMerge, type Changes, type Progressed } from './changes';

const NOTHING: Progressed = { resumeAt: {}, finished: {}, days: {}, updatedAt: '' };

/** What is stored of a learner; all empty for who has not begun. */
export const readProgress = async ({ documents }: Platform, uid: string): Promise<Progressed> => ({
  ...NOTHING,
  ...(await documents.get(documentPaths.learnerState(uid))),
});

/** Days that stay when the oldest have to go: a year, so that this happens once a month at most. */
const DAYS_KEPT = 366;

const size = (map: object) => Object.keys(map).length;

const isFull = ({ resumeAt, days }: Progressed): boolean =>
  size(days) > DAY_LIMITS.days || size(resumeAt) > RESUME_LIMITS.lessons;

/** Without the oldest days, and without positions that say nothing. */
const tidied = ({ resumeAt, finished, days }: Progressed) => ({
  resumeAt: Object.fromEntries(Object.entries(resumeAt).filter(([, seconds]) => seconds > 0)),
  finished,
  days: Object.fromEntries(Object.entries(days).sort().slice(-DAYS_KEPT)),
});

/**
 * Stores changes: as a merge, or where that would exceed what may be kept, as a whole document
 * without the oldest, made from what is stored at that moment.
 *
 * @param known what is stored as far as it is known here
 * @throws {AppError} as `documents.merge`
 */
export async function writeProgress(
  platform: Platform,
  uid: string,
  changes: Changes,
  known: Progressed | undefined,
): Promise<void> {
  const { documents } = platform;
  const path = documentPaths.learnerState(uid);
  if (known === undefined || !isFull(apply(known, changes))) {
    await documents.merge(path, toMerge(changes, documents));
    return;
  }
  const all = apply(await readProgress(platform, uid), changes);
  const data = { ...tidied(all), updatedAt: documents.serverTimestamp() };
  await documents.batch([{ operation: 'set', path, data }]);
}
