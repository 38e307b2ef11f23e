import type { RemoteDefinition } from 'shared-contracts';
import { inRoot } from '../../paths';
import { contractMembers, contractRange, contractUses, programOf } from './contract-uses';

/**
 * Works out which contracts a remote runs under, from what its screens use. Nobody has to remember
 * a number, and an older shell refuses the remote before it loads any code. Standalone documents do
 * not count, because they run without a shell.
 *
 * @returns a caret range, `^1.4.0`
 * @throws {Error} when no screen imports the contract, because its types were not found then
 */
export function remoteContract({
  name,
  screens,
}: Pick<RemoteDefinition, 'name' | 'screens'>): string {
  const modules = Object.values(screens).map((module) => inRoot(name, module));
  const program = programOf(modules);
  if (contractMembers(program).size === 0) {
    throw new Error(`${name}: the types of the contract were not found from its screens`);
  }
  return contractRange(contractUses(program));
}
