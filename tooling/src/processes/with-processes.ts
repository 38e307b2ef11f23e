import { describeFailure } from 'delivery/plain-error';
import { interruption } from './interruption';
import { createProcesses, type Processes } from './processes';

/** Work to be done before the processes are ended, in reverse order of its registration. */
export type Cleanup = (tidyUp: () => Promise<unknown>) => void;

/**
 * Runs a command's work, then ends every process that it started, also after a failure.
 *
 * @param logs absolute path of the folder for the logs
 * @returns the exit code of the work, or 0 when it was interrupted
 * @throws what the work threw, or what made one of its processes fail
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
    // A failure must not stop the others.
    for (const tidyUp of tidyUps) {
      await tidyUp().catch((error: unknown) => console.error(describeFailure(error)));
    }
    await processes.endAll();
  }
}
