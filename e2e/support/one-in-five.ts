import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const inRoot = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

async function run(file: string, ...args: string[]): Promise<string> {
  const all = ['--import', 'tsx', inRoot(file), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, all);
  return stdout;
}

/** Names of the canary of mf-live, and of its stable build. */
export interface Builds {
  readonly build: string;
  readonly stable: string;
}

/** Ships a canary of mf-live that throws for one learner in five, to testers alone. */
export const shipOneInFive = async (): Promise<Builds> =>
  JSON.parse(await run('delivery/src/store/local/testing/ship-one-in-five.ts')) as Builds;

/** Ends the canary of mf-live by hand. */
export const endCanary = () =>
  run(
    'tooling/src/processes/main.ts',
    ...['registry', 'rollback', 'mf-live', '--reason', 'The test is over', '--override'],
  );
