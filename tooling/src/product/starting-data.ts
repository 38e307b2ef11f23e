import { relative } from 'node:path';
import type { Addresses } from 'delivery/addresses';
import { ROOT } from 'delivery/paths';
import { findKeptData, forgetKeptData, setKeptDataAside, type KeptData } from '../emulators';

/** Source of the data: the seeds, or the last run if it left any. */
export type DataSource = 'seeds' | 'last run';

/**
 * Finds the data to start from, and empties the folder for the data of this run. Unusable data of
 * the last run are moved, and not deleted.
 *
 * @returns undefined: start from the seeds
 */
export function startingData(
  addresses: Addresses,
  source: DataSource,
  say: (line: string) => void,
): KeptData | undefined {
  if (source === 'seeds') {
    forgetKeptData(addresses);
    return undefined;
  }
  const kept = findKeptData(addresses);
  if (kept) return kept;
  const aside = setKeptDataAside(addresses);
  const where = aside === undefined ? '' : ` What it left is now in ${relative(ROOT, aside)}.`;
  say(`The last run left no complete data; starting from the seeds.${where}`);
  return undefined;
}
