import { addresses as addressesAt } from 'delivery/addresses';
import { runFunctionsJob } from '../emulators';
import { parsePortOffset } from '../preflight';
import { parseFlags } from '../processes/parse-flags';
import type { Command } from '../processes/run-command';
import { requireRunning } from './is-running';

/**
 * Makes a command that runs a scheduled job of the functions once, in the running product.
 *
 * @param name of a job in `firebase/functions/src/jobs.ts`
 */
export const jobCommand =
  (name: string): Command =>
  async (args) => {
    parseFlags(args, { flags: [] });
    const addresses = addressesAt(parsePortOffset(process.env.PORT_OFFSET));
    await requireRunning(addresses);
    return runFunctionsJob(addresses, name);
  };
