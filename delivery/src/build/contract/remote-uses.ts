import type { RemoteDefinition } from 'shared-contracts';
import { inRoot } from '../../paths';
import { contractMembers, contractUses, programOf, type ContractUse } from './contract-uses';

/**
 * Finds the members of the contract that the screens of a remote use. From them the build computes
 * its range, so an older shell refuses the remote before it loads code. Standalone documents do not
 * count, because they run without a shell.
 *
 * @throws {Error} when no screen imports the contract, because its types were not found then
 */
export function remoteUses({
  name,
  screens,
}: Pick<RemoteDefinition, 'name' | 'screens'>): readonly ContractUse[] {
  const modules = Object.values(screens).map((module) => inRoot(name, module));
  const program = programOf(modules);
  if (contractMembers(program).size === 0) {
    throw new Error(`${name}: the types of the contract were not found from its screens`);
  }
  return contractUses(program);
}
