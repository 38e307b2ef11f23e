import { describeFailure } from 'delivery/plain-error';
import { interruption } from './interruption';
import { createProcesses, type Processes } from './processes';

/** Registers work to do before the processes end. The last registered work runs first. */
export type Cleanup = (tidyUp: () => Promise<unknown>) => void;

/**
 * Runs a command's work, then ends every process that it started, also after a failure.
 *
 * @param logs absolute path of the folder for the logs
 * @returns the exit code of the work, or 0 when the user interrupted it
 * @throws {Error} when the work throws or one of its processes fails
 */
export async function withProcesses(
  logs: string,
  work: (processes: Processes, cleanup: Cleanup) => Promise<number>,
): Promise<number> {
  const processes = createProcesses(logs);
  const tidyUps: (() => Promise<unknown>)[] = [];
  const interrupted = interruption().then(() => 0);
  try {
    const cleanup: Cleanup = (tidyUp) => void tidyUps.unshift(tidyUp);
    return await Promise.race([work(processes, cleanup), interrupted, processes.failed]);
  } finally {
    // A failed clean-up must not stop the others.
    for (const tidyUp of tidyUps) {
      await tidyUp().catch((error: unknown) => console.error(describeFailure(error)));
    }
    await processes.endAll();
  }
}
