import { toError } from 'shared-contracts';
import { PlainError } from 'delivery/plain-error';
import type { Command } from 'tooling/processes/run-command';
import { buildMonolith } from '../monolith/build-monolith';

/**
 * `npm run build -- --monolith`: builds the product's sources as one bundle without federation, the
 * yardstick of the bench.
 */
const monolith: Command = async () => {
  try {
    await buildMonolith((line) => console.log(line));
    return 0;
  } catch (error) {
    // Its message holds webpack's own; the stack does not help.
    throw new PlainError(toError(error).message);
  }
};

export default monolith;
