import { join } from 'node:path';
import type { Addresses } from 'delivery/addresses';
import { runFolder } from 'delivery/paths';
import type { Processes } from '../processes/processes';
import { withProcesses } from '../processes/with-processes';
import { emulatorEnvironment } from './environment';
import { parametersAt } from './functions-folder';
import { functionSecrets } from './local-secrets';

/** Keeps the libraries from looking for the cloud's metadata server. */
const NOT_IN_THE_CLOUD = { METADATA_SERVER_DETECTION: 'none' };

/**
 * Runs a scheduled job once against the emulators, with the copy of the functions that the product
 * runs.
 *
 * @param processes of the running command, because a second `withProcesses` would take the signals
 *   away from the first
 * @param name of a job in `firebase/functions/src/jobs.ts`
 * @returns its exit code
 */
export const runJobWithin = (
  processes: Processes,
  addresses: Addresses,
  name: string,
): Promise<number> =>
  processes.exitCode({
    name,
    command: process.execPath,
    args: [join(runFolder(addresses.offset, 'functions'), 'lib/jobs.js'), name],
    env: {
      ...emulatorEnvironment(addresses),
      ...parametersAt(addresses),
      ...functionSecrets(),
      ...NOT_IN_THE_CLOUD,
    },
    onOutput: (chunk) => process.stdout.write(chunk),
  });

/** Runs a scheduled job once, for a command that does nothing else. @returns its exit code */
export const runFunctionsJob = (addresses: Addresses, name: string): Promise<number> =>
  withProcesses(runFolder(addresses.offset, 'logs'), (processes) =>
    runJobWithin(processes, addresses, name),
  );
