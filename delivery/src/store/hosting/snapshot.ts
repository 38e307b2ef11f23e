import { existsSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { parse, record, string } from 'valibot';
import { filesBelow, hashOf, isHidden } from '../../files';
import { PlainError } from '../../plain-error';

/** File in each site with the list of its files, by which other machines fetch what they lack. */
export const SNAPSHOT_FILE = 'snapshot.json';

/** SHA-384 of each file of a site, by path from the root. */
export type Snapshot = Readonly<Record<string, string>>;

/** Files of a site that are deployed, as paths from its root. */
export const deployedFiles = (folder: string): readonly string[] =>
  filesBelow(folder).filter((file) => !isHidden(file) && file !== SNAPSHOT_FILE);

export const snapshotOf = (folder: string): Snapshot =>
  Object.fromEntries(
    deployedFiles(folder).map((file) => [file, hashOf(readFileSync(join(folder, file)))]),
  );

/**
 * Reads the snapshot of a deployed site; undefined: the site has none.
 *
 * @throws {PlainError} when it is malformed
 */
export function readSnapshot(site: string, bytes: Buffer | undefined): Snapshot | undefined {
  if (!bytes) return undefined;
  try {
    return parse(record(string(), string()), JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new PlainError(
      `The deployed ${SNAPSHOT_FILE} of ${site} is malformed; nothing has changed. Ship all anew: npm run compose -- --deploy.`,
    );
  }
}

/** Paths of files that another snapshot lacks, or has with other bytes. */
export const changedFiles = (now: Snapshot, base: Snapshot = {}): readonly string[] =>
  Object.keys(now).filter((file) => now[file] !== base[file]);

/** The path of a site's file in its folder. @throws {PlainError} when it leads out of the folder */
export function pathIn(folder: string, file: string): string {
  const path = resolve(folder, file);
  if (path.startsWith(resolve(folder) + sep)) return path;
  throw new PlainError(`"${file}" is no path of a site; nothing has changed.`);
}

/** Whether a folder has a file with these bytes. */
export const isThere = (folder: string, file: string, hash: string): boolean => {
  const path = pathIn(folder, file);
  return existsSync(path) && hashOf(readFileSync(path)) === hash;
};
