import { toError } from 'shared-contracts';
import { buildAll } from 'delivery/build/build-all';
import { ROOT } from 'delivery/paths';
import { PlainError } from 'delivery/plain-error';
import { commandFiles } from '../../command-files.mjs';
import { parseFlags } from '../processes/parse-flags';
import { runCommand, type Command } from '../processes/run-command';

const log = (line: string) => console.log(line);

/**
 * `npm run build -- [package …]` builds changed packages for production. With `-- --monolith` it
 * builds all sources as one bundle without federation, with which the bench compares the product.
 */
const build: Command = async (args) => {
  const { flags, words: only } = parseFlags(args, { flags: ['--monolith'] });
  if (flags.has('--monolith')) {
    if (only.length === 0) return runCommand(commandFiles(ROOT).get('monolith') ?? '', []);
    throw new PlainError(
      `--monolith is one bundle of all packages; leave the package name out: ${only.join(' ')}`,
    );
  }
  try {
    await buildAll({ log, ...(only.length > 0 && { only }) });
    return 0;
  } catch (error) {
    // The message includes webpack's; the stack does not help.
    throw new PlainError(toError(error).message);
  }
};

export default build;
