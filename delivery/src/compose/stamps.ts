import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** For each file of a site, a hash of its inputs. */
export type Stamps = Readonly<Record<string, string>>;

/** Hidden, so that it is never served. */
const FILE = '.lesson-pages.json';

/** The stored stamps. If the file is damaged there are none, and every file is made again. */
export function readStamps(site: string): Stamps {
  try {
    const stored: unknown = JSON.parse(readFileSync(join(site, FILE), 'utf8'));
    return typeof stored === 'object' && stored !== null ? (stored as Stamps) : {};
  } catch {
    return {};
  }
}

export const writeStamps = (site: string, stamps: Stamps): void =>
  writeFileSync(join(site, FILE), JSON.stringify(stamps));
