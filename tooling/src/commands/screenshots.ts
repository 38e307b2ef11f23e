import { addresses as addressesAt, type Addresses } from 'delivery/addresses';
import { inRoot, runFolder } from 'delivery/paths';
import { requireBrowser } from '../browser/require-browser';
import { emulatorEnvironment } from '../emulators';
import { parsePortOffset } from '../preflight';
import type { Command } from '../processes/run-command';
import { withProcesses } from '../processes/with-processes';
import { isRunning } from '../product/is-running';
import { startProduct } from '../product/start-product';

/** Added to the port offset of a product that this command starts because none runs. */
const OWN_OFFSET = 10_000;

const say = (line: string) => console.log(line);

/** Finds the running product, or chooses addresses to start one. */
async function chooseProduct(): Promise<{ addresses: Addresses; isThere: boolean }> {
  const usual = addressesAt(parsePortOffset(process.env.PORT_OFFSET));
  if (await isRunning(usual)) return { addresses: usual, isThere: true };
  return { addresses: addressesAt(usual.offset + OWN_OFFSET), isThere: false };
}

/**
 * `npm run screenshots` takes every screen × role × width into the ignored folder `screenshots`.
 */
const screenshots: Command = async (args) => {
  const { addresses, isThere } = await chooseProduct();
  return withProcesses(runFolder(addresses.offset, 'logs'), async (processes, cleanup) => {
    const browser = await requireBrowser(processes, say);
    if (!isThere) await startProduct({ addresses, processes, cleanup, say, data: 'seeds' });
    return processes.exitCode({
      name: 'screenshots',
      command: process.execPath,
      args: ['--import', 'tsx', inRoot('e2e/screenshots.ts'), ...args],
      env: {
        ...emulatorEnvironment(addresses),
        CHROMIUM_PATH: browser,
        SCREENSHOTS_FOLDER: inRoot('screenshots'),
      },
      onOutput: (chunk) => process.stdout.write(chunk),
    });
  });
};

export default screenshots;
