import { addresses as addressesAt } from '../addresses';
import { runFolder } from '../paths';
import { parsePortOffset } from '../preflight';
import { parseFlags } from '../processes/parse-flags';
import type { Command } from '../processes/run-command';
import { withProcesses } from '../processes/with-processes';
import { networkAddresses, networkLines } from '../simulator/network-addresses';
import { startProduct } from '../product/start-product';

/**
 * `npm start`: runs the whole product on this machine until it is interrupted. With `--lan` a phone
 * of the same network reaches the simulator, and through it the product. Otherwise nothing listens
 * to the network.
 */
const start: Command = async (args) => {
  const { flags } = parseFlags(args, { flags: ['--keep', '--lan'] });
  const addresses = addressesAt(parsePortOffset(process.env.PORT_OFFSET));
  return withProcesses(runFolder(addresses.offset, 'logs'), async (processes, cleanup) => {
    const say = (line: string) => console.log(line);
    const data = flags.has('--keep') ? 'last run' : 'seeds';
    const isOpenToNetwork = flags.has('--lan');
    await startProduct({ addresses, processes, cleanup, say, data, isOpenToNetwork });
    if (isOpenToNetwork) {
      networkLines(addresses.simulator.port, networkAddresses()).forEach(say);
    }
    console.log(`Ready: ${addresses.sites.shell.origin}`);
    return processes.failed;
  });
};

export default start;
