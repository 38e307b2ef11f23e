import { join } from 'node:path';
import type { Addresses } from '../addresses';
import { runFolder } from '../paths';
import { withProcesses } from '../processes/with-processes';
import { emulatorEnvironment } from './environment';
import { LOCAL_SECRETS } from './local-secrets';

/** So that the libraries do not look for a server of the cloud that would know who we are. */
const NOT_IN_THE_CLOUD = { METADATA_SERVER_DETECTION: 'none' };

/**
 * Runs a scheduled job of the functions once, against the emulators at these addresses: the same
 * code as in production, from the copy that the product runs.
 *
 * @param name one of those in `firebase/functions/src/jobs.ts`
 * @returns its exit code
 */
export const runFunctionsJob = (addresses: Addresses, name: string): Promise<number> =>
  withProcesses(runFolder(addresses.offset, 'logs'), (processes) =>
    processes.exitCode({
      name,
      command: process.execPath,
      args: [join(runFolder(addresses.offset, 'functions'), 'lib/jobs.js'), name],
      env: { ...emulatorEnvironment(addresses), ...LOCAL_SECRETS, ...NOT_IN_THE_CLOUD },
      onOutput: (chunk) => process.stdout.write(chunk),
    }),
  );
