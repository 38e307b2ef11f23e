import type { Addresses } from 'delivery/addresses';
import type { BuiltPackage } from 'delivery/build/packages';
import { choiceOf, requireComposition, type StoredBuilds } from 'delivery/release/composition';
import { storeDeployedBuilds } from 'delivery/store/hosting/deployed-builds';
import { deployedLog } from './deployed-release';

/** The builds that run beside those of the working copy. */
export interface Others {
  /** For the badge. */
  readonly text: string;
  /** Absent: the last builds. */
  readonly stored?: StoredBuilds;
}

/**
 * @param own packages of the working copy
 * @param asked `composition` is an id; default: the last builds
 * @throws {PlainError} naming what is missing; nothing was started then
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
