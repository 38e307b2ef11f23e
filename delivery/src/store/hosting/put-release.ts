import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { BUILT_PACKAGES, type BuiltPackage } from '../../build/packages';
import { isHidden } from '../../files';
import { buildsIn, type Entry } from '../../release/entry';
import { entryFile, entryText, LOG_FILE, type Where } from '../../release/releases';
import { archivedBuild, isArchived } from '../../release/archive';
import { HELD_FILE, readHeld, removeOldBuilds } from './kept-builds';
import { pack, PACKED_FOLDER, packedFile } from './packed-build';
import { snapshotOf, SNAPSHOT_FILE } from './snapshot';

interface PutOptions {
  readonly where: Where;
  /** Folder with one folder per site, with all deployed files. */
  readonly sites: string;
  readonly draft: string;
  readonly entry: Entry;
  /** The registry that learners have until then. */
  readonly deployed: Partial<SignedRegistry>;
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

/** Stored builds that open pages or a rollback may still need. */
function putStored(where: Where, name: BuiltPackage, sites: string): void {
  const site = join(sites, name);
  const builds = Object.keys(readHeld(sites)[name] ?? {}).filter((build) =>
    isArchived(where, name, build),
  );
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
  const { where, sites, draft, entry, deployed } = options;
  const shell = join(sites, 'shell');
  putPages(join(draft, 'shell'), shell);
  const texts = Array.from({ length: entry.number - 1 }, (_, at) => entryText(where, at + 1));
  const log = [...texts, readFileSync(entryFile(draft), 'utf8')];
  writeFileSync(join(shell, LOG_FILE), JSON.stringify(log));
  removeOldBuilds({
    outDir: sites,
    held: readHeld(sites),
    buildsOf: (name) => buildsIn(entry, name).map((build) => archivedBuild(where, name, build)),
    deployed,
    now: new Date(entry.at),
  });
  for (const name of BUILT_PACKAGES) putStored(where, name, sites);
  copyFileSync(join(sites, HELD_FILE), join(shell, HELD_FILE));
  for (const name of BUILT_PACKAGES) putSnapshot(join(sites, name));
}
