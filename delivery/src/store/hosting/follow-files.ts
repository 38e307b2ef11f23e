import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Site } from '../../addresses';
import { BUILT_PACKAGES } from '../../build/packages';
import { hashOf } from '../../files';
import { isContentNamed } from '../../hosting/long-cache';
import { PlainError } from '../../plain-error';
import type { Where } from '../../release/releases';
import { readLog } from '../../release/verify-log';
import { PACKED_FOLDER, unpack } from './packed-build';
import type { ReadSite } from './read-site';
import {
  deployedFiles,
  isThere,
  pathIn,
  readSnapshot,
  SNAPSHOT_FILE,
  type Snapshot,
} from './snapshot';

interface Folders {
  readonly where: Where;
  /** Folder with one folder per site. */
  readonly sites: string;
  readonly read: ReadSite;
}

const AT_ONCE = 8;

/** Runs work for each item, eight at once. */
export async function forEachOf<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * Whether a file is a page. Hosting answers pages under other paths, and a release composes all.
 */
export const isPage = (file: string): boolean => /\.html(\.(br|gz))?$/.test(file);

async function followSite({ sites, read }: Folders, site: Site, snapshot: Snapshot): Promise<void> {
  const folder = join(sites, site);
  const lacking = Object.entries(snapshot).filter(
    ([file, hash]) => !(site === 'shell' && isPage(file)) && !isThere(folder, file, hash),
  );
  await forEachOf(lacking, async ([file, hash]) => {
    const bytes = await read(site, file);
    if (!bytes || hashOf(bytes) !== hash) {
      throw new PlainError(
        `The deployed ${file} of ${site} is not the one that its ${SNAPSHOT_FILE} names; nothing has changed. Ship all anew: npm run compose -- --deploy.`,
      );
    }
    const path = pathIn(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  });
  // Files of earlier builds stay; removes content that learners no longer have.
  for (const file of deployedFiles(folder)) {
    if (snapshot[file] === undefined && !isContentNamed(site, `/${file}`)) {
      rmSync(join(folder, file));
    }
  }
}

/**
 * Brings the sites and the archive of a machine to the deployed state. Hosting takes a folder as
 * the whole site, so learners would lose a file that the folder lacks. Source: decision 60.
 *
 * @throws {PlainError} naming a file whose bytes differ from its hash in the snapshot or the log
 */
export async function followFiles(folders: Folders): Promise<void> {
  const { where, sites, read } = folders;
  for (const site of BUILT_PACKAGES) {
    const snapshot = readSnapshot(site, await read(site, SNAPSHOT_FILE));
    if (snapshot) await followSite(folders, site, snapshot);
  }
  const hashes = Object.assign({}, ...readLog(where).map(({ stored = {} }) => stored)) as Readonly<
    Record<string, string>
  >;
  for (const name of BUILT_PACKAGES) {
    const folder = join(sites, name, PACKED_FOLDER);
    for (const file of deployedFiles(folder)) {
      const build = basename(file, '.json');
      const expected = hashes[`${name}/${build}`];
      if (expected === undefined) continue;
      await unpack(where, name, build, { expected, read: () => readFile(join(folder, file)) });
    }
  }
}
