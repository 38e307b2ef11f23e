import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of which inputs each file of a site was made. */
export type Stamps = Readonly<Record<string, string>>;

/** Hidden, so that it is never served. */
const FILE = '.lesson-pages.json';

/** What was stored; a damaged file is as good as none, and everything is made anew. */
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
