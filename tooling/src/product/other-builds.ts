import type { Addresses } from 'delivery/addresses';
import type { BuiltPackage } from 'delivery/build/packages';
import { choiceOf, requireComposition, type StoredBuilds } from 'delivery/release/composition';
import { storeDeployedBuilds } from 'delivery/store/hosting/deployed-builds';
import { deployedLog } from './deployed-release';

/** Builds of the packages that a developer does not work on. */
export interface Others {
  /** Text for the badge. */
  readonly text: string;
  /** Absent: the last builds. */
  readonly stored?: StoredBuilds;
}

/**
 * Chooses these builds for `npm run dev`.
 *
 * @param own packages of the working copy
 * @param asked `composition` is an id; default: the last builds
 * @throws {PlainError} naming the composition or build that is missing
 */
export async function chooseOthers(
  addresses: Addresses,
  own: readonly BuiltPackage[],
  { composition, isDeployed }: { readonly composition?: string; readonly isDeployed: boolean },
): Promise<Others> {
  if (composition !== undefined) {
    return { text: composition, stored: choiceOf(requireComposition(addresses, composition, own)) };
  }
  if (!isDeployed) return { text: 'last build' };
  const { number, builds, switchedOff } = await storeDeployedBuilds(deployedLog(), addresses, own);
  const choice = { builds, switchedOff, canaries: {} };
  return { text: `as learners have them (release ${number})`, stored: () => choice };
}
