import type { TimeBudget } from '../../platform/time-budget';
import { findRecord, noteDone, noteFinished } from './deletion-record';
import type { DeletionServices, DeletionStep } from './services';
import { DELETION_STEPS } from './steps';

/**
 * Finishes a begun deletion: runs the steps that are not recorded as done, in order. A call after
 * an error continues there.
 *
 * @throws {OutOfTime} when the budget is used up; the error of a step
 */
export async function runDeletion(
  uid: string,
  services: DeletionServices,
  budget: TimeBudget,
  steps: readonly DeletionStep[] = DELETION_STEPS,
): Promise<void> {
  const { db, log, now } = services;
  const record = await findRecord(db, uid);
  if (record === null || record.finishedAt !== null) return;
  for (const { name, run } of steps) {
    if (record.done.includes(name)) continue;
    budget.check();
    await run(uid, services, budget);
    await noteDone(db, uid, name);
  }
  await noteFinished(db, uid, now());
  log({ step: 'all', result: 'account deleted' });
}
