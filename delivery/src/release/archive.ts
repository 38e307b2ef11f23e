import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isRemote, type BuiltPackage } from '../build/packages';
import { filesBelow, hashOf } from '../files';
import { PlainError } from '../plain-error';
import { isServed } from '../compose/publish-site';
import { draftOf, removeLostDrafts, tookPlace } from './drafts';
import { shippingFolder, textHash, type Where } from './releases';

/** SHA-384 of every file of a build, by its name. */
type Hashes = Readonly<Record<string, string>>;

const HASHES_FILE = 'files.json';
const hashOfFile = (file: string) => hashOf(readFileSync(file));

export const archivedBuild = (where: Where, name: string, build: string) =>
  shippingFolder(where, 'archive', name, build);

/** The name of the build in a folder, from its manifest. */
export function buildIn(name: BuiltPackage, dist: string): string {
  const file = join(dist, isRemote(name) ? 'remote.json' : 'shell.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly build: string }).build;
}

/** Whether the archive has a build whole: each file has the bytes of the build. */
export const isArchived = (where: Where, name: string, build: string): boolean =>
  isWhole(archivedBuild(where, name, build));

/** Whether each file of a stored build has the bytes with which it was stored. */
function isWhole(folder: string): boolean {
  try {
    const hashes = JSON.parse(readFileSync(join(folder, HASHES_FILE), 'utf8')) as Hashes;
    return Object.entries(hashes).every(([file, hash]) => hashOfFile(join(folder, file)) === hash);
  } catch {
    return false;
  }
}

/**
 * Stores a build for good. A stored build of that name stays, because the same sources give the
 * same bytes. A damaged one is replaced.
 *
 * @param dist folder of the build
 * @returns its name
 */
export function archive(where: Where, name: BuiltPackage, dist: string): string {
  const build = buildIn(name, dist);
  const target = archivedBuild(where, name, build);
  if (isWhole(target)) return build;
  removeLostDrafts(dirname(target));
  const draft = draftOf(target);
  try {
    cpSync(dist, draft, {
      recursive: true,
      filter: (file) => !/\.map(\.(br|gz))?$/.test(file),
    });
    const files = filesBelow(draft);
    const hashes = files.map((file) => [file, hashOfFile(join(draft, file))]);
    writeFileSync(join(draft, HASHES_FILE), JSON.stringify(Object.fromEntries(hashes)));
    if (!tookPlace(draft, target) && !isWhole(target)) {
      // Replace file by file: a rollback may read the folder at any moment.
      for (const file of [...files, HASHES_FILE]) {
        mkdirSync(dirname(join(target, file)), { recursive: true });
        renameSync(join(draft, file), join(target, file));
      }
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return build;
}

/**
 * The text of a file of a stored build.
 *
 * @throws {PlainError} when the archive has no such build, or not that file
 */
export function storedText(where: Where, name: string, build: string, file: string): string {
  const path = join(archivedBuild(where, name, build), file);
  if (existsSync(path)) return readFileSync(path, 'utf8');
  throw new PlainError(
    `The archive has no ${file} of build ${build} of ${name}; nothing has changed. Publish the remote again.`,
  );
}

/** Names of the files of a stored build. @throws {PlainError} when it is not stored */
export const storedFiles = (where: Where, name: string, build: string): readonly string[] =>
  Object.keys(JSON.parse(storedText(where, name, build, HASHES_FILE)) as Hashes);

/** SHA-256 of the list of files of a stored build. @throws {PlainError} when it is not stored */
export const storedHash = (where: Where, name: string, build: string): string =>
  textHash(storedText(where, name, build, HASHES_FILE));

/** Names of a file of a build in its site. `remote.json` also gets a name with its build. */
const servedAs = (file: string, build: string): readonly string[] =>
  !isServed(file) ? [] : file === 'remote.json' ? [file, `remote.${build}.json`] : [file];

/** The files that the site of a stored build serves of it, as paths from the site's root. */
export const servedFiles = (where: Where, name: string, build: string): readonly string[] =>
  storedFiles(where, name, build).flatMap((file) => servedAs(file, build));

/**
 * Puts the files of a stored build into its site, each by one rename, after a check of its bytes.
 * Skips files that the site already has. The manifest is served twice: the next build replaces
 * `remote.json`, and `remote.<build>.json` stays (decision 55).
 *
 * @throws {PlainError} naming a file whose bytes are not those of the build
 */
export function publishFiles(where: Where, name: string, build: string, site: string): void {
  const from = archivedBuild(where, name, build);
  const hashes = JSON.parse(storedText(where, name, build, HASHES_FILE)) as Hashes;
  for (const folder of new Set(Object.keys(hashes).map((file) => dirname(join(site, file))))) {
    removeLostDrafts(folder);
  }
  const served = Object.entries(hashes).flatMap(([file, hash]) =>
    servedAs(file, build).map((as) => ({ file, as, hash })),
  );
  for (const { file, as, hash } of served) {
    const target = join(site, as);
    if (existsSync(target) && hashOfFile(target) === hash) continue;
    mkdirSync(dirname(target), { recursive: true });
    const draft = draftOf(target);
    try {
      copyFileSync(join(from, file), draft);
      if (hashOfFile(draft) !== hash) {
        throw new PlainError(
          `${name}: ${file} of build ${build} has other bytes than it was built with; nothing has changed. Publish the remote again.`,
        );
      }
      renameSync(draft, target);
    } finally {
      rmSync(draft, { force: true });
    }
  }
}
