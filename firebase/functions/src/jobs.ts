import { deletionServices } from './account/deletion/deletion-services';
import { resumeAccountDeletions } from './account/deletion/resume-account-deletions';
import { createTimeBudget } from './platform/time-budget';
import { reconcile } from './billing/reconcile';
import { billingServices } from './ledger/services';

interface JobResult {
  readonly summary: string;
  readonly isDone: boolean;
}

/** No caller waits, so a job has no time limit. */
const UNLIMITED = createTimeBudget(Number.POSITIVE_INFINITY, Date.now);

const JOBS: Readonly<Record<string, () => Promise<JobResult>>> = {
  async 'resume-account-deletions'() {
    const { finished, swept, failed } = await resumeAccountDeletions(deletionServices(), UNLIMITED);
    return {
      summary: `Account deletions: ${finished} finished, ${swept} swept, ${failed} failed`,
      isDone: failed === 0,
    };
  },
  async reconcile() {
    const { synced, skipped, failed, isComplete } = await reconcile(billingServices());
    const rest = isComplete ? '' : ', not finished: the next run continues';
    return {
      summary: `Subscriptions: ${synced} synced, ${skipped} skipped, ${failed} failed${rest}`,
      isDone: failed === 0 && isComplete,
    };
  },
};

/** `node jobs.js NAME` runs a scheduled job once. */
async function main([name = '']: readonly string[]): Promise<number> {
  const job = JOBS[name];
  if (job === undefined) {
    console.error(`There is no job "${name}". Known: ${Object.keys(JOBS).join(', ')}`);
    return 1;
  }
  const { summary, isDone } = await job();
  console.log(summary);
  return isDone ? 0 : 1;
}

main(process.argv.slice(2)).then(
  // Open connections to the database would keep the process running.
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
