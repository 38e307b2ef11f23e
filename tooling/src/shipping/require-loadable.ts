import { CONTRACT_VERSION, satisfiesContract, type RemoteManifest } from 'shared-contracts';
import { PlainError } from '../processes/plain-error';

/**
 * @param others manifests of the other remotes that learners have
 * @throws {PlainError} when the shell could not load a build, or another remote has its route
 */
export function requireLoadable(
  { name, contract, routes }: RemoteManifest,
  others: readonly RemoteManifest[],
): void {
  if (!satisfiesContract(CONTRACT_VERSION, contract)) {
    throw new PlainError(
      `${name} was built for contract ${contract}, and the shell offers ${CONTRACT_VERSION}; nothing has changed. Build it with the contract of the shell.`,
    );
  }
  for (const other of others.filter((each) => each.name !== name)) {
    const taken = routes.find(({ path }) => other.routes.some((route) => route.path === path));
    if (taken) {
      throw new PlainError(
        `${name} declares ${taken.path}, which ${other.name} has already; nothing has changed. Give it another path.`,
      );
    }
  }
}
