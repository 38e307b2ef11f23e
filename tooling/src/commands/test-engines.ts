import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addresses as addressesAt } from 'delivery/addresses';
import { inRoot, runFolder } from 'delivery/paths';
import { findEngines, INSTALL_ENGINES } from '../browser/find-engines';
import { emulatorEnvironment } from '../emulators';
import { parsePortOffset } from '../preflight';
import { onPath } from '../preflight/on-path.mjs';
import type { Command } from '../processes/run-command';
import { withProcesses } from '../processes/with-processes';
import { isRunning } from '../product/is-running';
import { startProduct } from '../product/start-product';

const say = (line: string) => console.log(line);

/** Debian has a folder in it for each kind of processor. */
const LIBRARIES = '/usr/lib';
const miniBrowsers = (): readonly string[] =>
  (existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [])
    .map((folder) => join(LIBRARIES, folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .filter((file) => existsSync(file));

/**
 * `npm run test:engines` runs the smoke tests in Firefox and WebKit, against the running product or
 * one that it starts. Arguments go to Playwright, as `--project firefox`. Where an engine is
 * missing it says how to install both, and does not fail.
 */
const testEngines: Command = async (args) => {
  const { env, missing } = findEngines(onPath, miniBrowsers());
  if (missing.length > 0) {
    say(`Not tried, because ${missing.join(', ')} is missing: ${INSTALL_ENGINES}`);
    return 0;
  }
  const addresses = addressesAt(parsePortOffset(process.env.PORT_OFFSET));
  const isThere = await isRunning(addresses);
  return withProcesses(runFolder(addresses.offset, 'logs'), async (processes, cleanup) => {
    if (!isThere) await startProduct({ addresses, processes, cleanup, say, data: 'seeds' });
    const chosen = args.includes('--project')
      ? []
      : ['--project', 'firefox', '--project', 'webkit'];
    return processes.exitCode({
      name: 'engines',
      command: process.execPath,
      args: [
        inRoot('node_modules/@playwright/test/cli.js'),
        ...['test', '--config', inRoot('e2e/playwright.config.ts'), '--workers', '1'],
        ...chosen,
        ...args,
      ],
      env: {
        ...emulatorEnvironment(addresses),
        ...env,
        E2E_REPORT: inRoot('reports/engines.json'),
      },
      onOutput: (chunk) => process.stdout.write(chunk),
    });
  });
};

export default testEngines;
