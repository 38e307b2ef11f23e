import { finishedBefore, recordOf, unfinished } from './deletion-record';
import { runDeletion } from './run-deletion';
import type { DeletionServices } from './services';
import { DELETION_STEPS } from './steps';
import { OutOfTime, type TimeBudget } from './time-budget';

/**
 * How long an ID token is good for that was given out before the account was deleted, and some time
 * to spare, in milliseconds. So long a device may still write in the learner's name.
 */
export const LATE_WRITES_MS = 2 * 60 * 60_000;

/** How many accounts. */
export interface ResumedDeletions {
  /** Came to their end now. */
  readonly finished: number;
  /** Swept once more, and forgotten with that. */
  readonly swept: number;
  /** Failed; the next run takes them up again. */
  readonly failed: number;
}

/**
 * The job behind every deletion. It takes up those that were begun and not finished. Later it runs
 * the steps of each once more, for what an old token or a late event of a provider has written in
 * the meantime, and removes the record: then nothing is left of the account but what
 * docs/account.md names. What it has no time for, the next run does. Running it at any time, also twice at once, is safe.
 */
export async function resumeAccountDeletions(
  services: DeletionServices,
  budget: TimeBudget,
): Promise<ResumedDeletions> {
  const { db, log, now } = services;
  const count = { finished: 0, swept: 0, failed: 0 };

  /** One that fails must not keep the others from their turn. */
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
    const before = new Date(now().getTime() - LATE_WRITES_MS);
    await each(await finishedBefore(db, before), 'swept', sweep);
  } catch (cause) {
    if (!(cause instanceof OutOfTime)) throw cause;
    log({ step: 'job', result: 'continues later' });
  }
  return count;
}
