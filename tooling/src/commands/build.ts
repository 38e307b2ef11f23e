import { buildAll } from '../build';
import { PlainError } from '../processes/plain-error';
import type { Command } from '../processes/run-command';

/** `npm run build -- [package …]`: production builds of what has changed. */
const build: Command = async (only) => {
  try {
    await buildAll({
      log: (line) => console.log(line),
      ...(only.length > 0 && { only: [...only] }),
    });
    return 0;
  } catch (error) {
    // Its message holds what webpack says; the stack is of no help.
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
};

export default build;
