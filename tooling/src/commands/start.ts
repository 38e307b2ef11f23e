import { addresses as addressesAt } from '../addresses';
import { runFolder } from '../paths';
import { parsePortOffset } from '../preflight';
import { parseFlags } from '../processes/parse-flags';
import type { Command } from '../processes/run-command';
import { withProcesses } from '../processes/with-processes';
import { startProduct } from '../product/start-product';

/** `npm start`: the whole product on this machine, until it is interrupted. */
const start: Command = async (args) => {
  const { flags } = parseFlags(args, { flags: ['--keep'] });
  const addresses = addressesAt(parsePortOffset(process.env['PORT_OFFSET']));
  return withProcesses(runFolder(addresses.offset, 'logs'), async (processes, cleanup) => {
    const say = (line: string) => console.log(line);
    const data = flags.has('--keep') ? 'last run' : 'seeds';
    await startProduct({ addresses, processes, cleanup, say, data });
    console.log(`Ready: ${addresses.sites.shell.origin}`);
    return processes.failed;
  });
};

export default start;
