import { OutOfTime, type TimeBudget } from '../../platform/time-budget';
import { finishedBefore, recordOf, unfinished } from './deletion-record';
import { runDeletion } from './run-deletion';
import type { DeletionServices } from './services';
import { DELETION_STEPS } from './steps';

/**
 * A device may write in the learner's name for this time after the deletion, in milliseconds: the
 * life of an ID token, with a reserve.
 */
export const LATE_WRITES_MS = 2 * 60 * 60_000;

/** Numbers of accounts of one run. */
export interface ResumedDeletions {
  readonly finished: number;
  /** Their steps ran once more, and their record is deleted. */
  readonly swept: number;
  /** The next run repeats them. */
  readonly failed: number;
}

/**
 * Finishes begun deletions. Two hours after the end of a deletion it runs the steps once more,
 * because an old token or a late event may have written meanwhile, and deletes the record. Then
 * only the data that docs/account.md names is left. A run without time left continues in the next
 * one. Two runs at the same time are safe.
 */
export async function resumeAccountDeletions(
  services: DeletionServices,
  budget: TimeBudget,
): Promise<ResumedDeletions> {
  const { db, log, now } = services;
  const count = { finished: 0, swept: 0, failed: 0 };

  /** Runs the work for each account; a failure does not stop the others. */
  async function each(
    uids: readonly string[],
    outcome: 'finished' | 'swept',
    work: (uid: string) => Promise<void>,
  ): Promise<void> {
    for (const uid of uids) {
      budget.check();
      try {
        await work(uid);
        count[outcome] += 1;
      } catch (cause) {
        if (cause instanceof OutOfTime) throw cause;
        count.failed += 1;
        log({ step: 'job', result: 'failed, continues later', cause });
      }
    }
  }

  async function sweep(uid: string): Promise<void> {
    for (const step of DELETION_STEPS) await step.run(uid, services, budget);
    await recordOf(db, uid).delete();
  }

  try {
    await each(await unfinished(db), 'finished', (uid) => runDeletion(uid, services, budget));
    const cutoff = new Date(now().getTime() - LATE_WRITES_MS);
    await each(await finishedBefore(db, cutoff), 'swept', sweep);
  } catch (cause) {
    if (!(cause instanceof OutOfTime)) throw cause;
    log({ step: 'job', result: 'continues later' });
  }
  return count;
}
