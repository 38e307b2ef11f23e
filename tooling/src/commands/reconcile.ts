import { addresses as addressesAt } from '../addresses';
import { runFunctionsJob } from '../emulators';
import { parsePortOffset } from '../preflight';
import { parseFlags } from '../processes/parse-flags';
import type { Command } from '../processes/run-command';
import { requireRunning } from '../product/is-running';

/**
 * `npm run reconcile`: brings every learner's plan to the payment provider's state, once, in the
 * running product. Running it again is safe.
 */
const reconcile: Command = async (args) => {
  parseFlags(args, { flags: [] });
  const addresses = addressesAt(parsePortOffset(process.env.PORT_OFFSET));
  await requireRunning(addresses);
  return runFunctionsJob(addresses, 'reconcile');
};

export default reconcile;
