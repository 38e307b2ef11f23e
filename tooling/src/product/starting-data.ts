import { relative } from 'node:path';
import type { Addresses } from 'delivery/addresses';
import { ROOT } from 'delivery/paths';
import { findKeptData, forgetKeptData, setKeptDataAside, type KeptData } from '../emulators';

/** Where the data comes from: the seeds, or the last run if it left any. */
export type DataSource = 'seeds' | 'last run';

/**
 * Finds the data to start from, and clears the folder for the data of this run. It never deletes
 * kept data, even when they cannot be used.
 *
 * @returns undefined: the seeds
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
