import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BUILT_PACKAGES } from '../../build/packages';
import { isHidden } from '../../files';
import type { Entry } from '../../release/entry';
import { entryFile, entryText, LOG_FILE, type Where } from '../../release/releases';
import { readLog } from '../../release/verify-log';
import { removeOldBuilds } from './kept-builds';
import { pack, PACKED_FOLDER, packedFile } from './packed-build';
import { snapshotOf, SNAPSHOT_FILE } from './snapshot';

interface PutOptions {
  readonly where: Where;
  /** Folder with one folder per site, with all deployed files. */
  readonly sites: string;
  readonly draft: string;
  readonly entry: Entry;
}

/** Puts pages and composed files into the shell's site, which already has the files of builds. */
function putPages(draft: string, site: string): void {
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.html') && !existsSync(join(draft, file))) rmSync(join(site, file));
  }
  cpSync(draft, site, {
    recursive: true,
    filter: (from) => !isHidden(relative(draft, from)),
  });
}

/** Packs the stored builds that a rollback or another machine may need, and removes all others. */
function putStored(where: Where, name: string, builds: readonly string[], site: string): void {
  for (const build of builds) pack(where, name, build, site);
  const folder = join(site, PACKED_FOLDER);
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    if (!builds.some((build) => packedFile(build) === `${PACKED_FOLDER}/${file}`)) {
      rmSync(join(folder, file));
    }
  }
}

/** Writes the list of a site's files, by which other machines fetch what they lack. */
export function putSnapshot(site: string): void {
  const content = JSON.stringify(snapshotOf(site));
  writeFileSync(join(site, SNAPSHOT_FILE), content);
}

/**
 * Puts a release into the folders that are deployed: its pages, its log entry, and the packed
 * builds. Standalone documents come later.
 */
export function putRelease(options: PutOptions): void {
  const { where, sites, draft, entry } = options;
  const shell = join(sites, 'shell');
  putPages(join(draft, 'shell'), shell);
  const texts = Array.from({ length: entry.number - 1 }, (_, at) => entryText(where, at + 1));
  const whole = [...texts, readFileSync(entryFile(draft), 'utf8')];
  writeFileSync(join(shell, LOG_FILE), JSON.stringify(whole));
  const log = [...readLog(where), entry];
  for (const name of BUILT_PACKAGES) {
    const site = join(sites, name);
    const kept = removeOldBuilds({ where, name, site, log, now: new Date(entry.at) });
    putStored(where, name, kept, site);
    putSnapshot(site);
  }
}
