import { addresses as addressesAt } from 'delivery/addresses';
import { runFolder } from 'delivery/paths';
import { choiceOf, requireComposition } from 'delivery/release/composition';
import { startWithReloads } from '../dev/reload';
import { parsePortOffset } from '../preflight';
import type { Command } from '../processes/run-command';
import { withProcesses } from '../processes/with-processes';
import { networkAddresses, networkLines } from '../product/network-addresses';
import { COMPOSITION_HELP, readOptions } from '../product/read-options';

/**
 * `npm start`: runs the whole product on this machine until it is interrupted. With `--lan` a phone
 * of the same network reaches the simulator, and through it the product. Otherwise nothing listens
 * to the network. `--composition ID` runs the stored builds that an event names (decision 55).
 */
const start: Command = async (args) => {
  const { flags, texts } = readOptions(args, { composition: COMPOSITION_HELP }, [
    '--keep',
    '--lan',
  ]);
  const addresses = addressesAt(parsePortOffset(process.env.PORT_OFFSET));
  const stored =
    texts.composition === undefined
      ? undefined
      : choiceOf(requireComposition(addresses, texts.composition));
  return withProcesses(runFolder(addresses.offset, 'logs'), async (processes, cleanup) => {
    const say = (line: string) => console.log(line);
    const data = flags.has('--keep') ? 'last run' : 'seeds';
    const isOpenToNetwork = flags.has('--lan');
    await startWithReloads({ addresses, processes, cleanup, say, data, isOpenToNetwork, stored });
    if (isOpenToNetwork) {
      networkLines(addresses.simulator.port, networkAddresses()).forEach(say);
    }
    console.log(`Ready: ${addresses.sites.shell.origin}`);
    return processes.failed;
  });
};

export default start;
