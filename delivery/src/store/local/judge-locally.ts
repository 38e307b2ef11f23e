import type { StoredLoad } from 'shared-contracts/telemetry';
import type { Addresses } from '../../addresses';
import { localJudgeKeys } from '../../signing/registry-keys';
import { judgeCanaries } from '../../release/judge/judge-canaries';
import { localRelease } from './publish';

export { askedAbout } from '../../release/judge/judge-canaries';

/**
 * Judges the canaries of the local product once.
 *
 * @param reports in the order of their receipt
 * @returns one line for each that it has ended
 */
export const judgeLocally = (
  addresses: Addresses,
  reports: readonly StoredLoad[],
): Promise<readonly string[]> =>
  judgeCanaries({ ...localRelease(addresses), keys: localJudgeKeys(addresses) }, reports);
