import { deletionServices } from './account/deletion/deletion-services';
import { resumeAccountDeletions } from './account/deletion/resume-account-deletions';
import { createTimeBudget } from './account/deletion/time-budget';

/** One line on what came of it, and whether all went well. */
interface JobResult {
  readonly summary: string;
  readonly isDone: boolean;
}

/** Nobody waits for a program: it goes on to the end. */
const UNLIMITED = createTimeBudget(Number.POSITIVE_INFINITY, Date.now);

const JOBS: Readonly<Record<string, () => Promise<JobResult>>> = {
  async 'resume-account-deletions'() {
    const { finished, swept, failed } = await resumeAccountDeletions(deletionServices(), UNLIMITED);
    return {
      summary: `Account deletions: ${finished} finished, ${swept} swept, ${failed} failed`,
      isDone: failed === 0,
    };
  },
};

/** `node jobs.js NAME`: what a schedule calls in production, once. */
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
  // Connections to the database would keep the program running.
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
