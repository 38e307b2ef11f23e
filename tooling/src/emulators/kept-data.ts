import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT_ID, type Addresses } from 'delivery/addresses';
import { runFolder } from 'delivery/paths';
import { PlainError } from 'delivery/plain-error';

const NAME = 'firestore';

/** Data of the last run, for `npm start -- --keep`. */
export interface KeptData {
  /** Metadata file of the Firestore export. */
  readonly firestore: string;
  /** Folder of the Auth export. */
  readonly auth: string;
}

const folderOf = ({ offset }: Addresses) => runFolder(offset, 'data');

/** Folder to which the Firebase CLI exports the accounts when it ends. */
export const authExportFolder = (addresses: Addresses) => join(folderOf(addresses), 'auth');

/** File for the state of the payment sandbox. */
export const paymentsFile = (addresses: Addresses) => join(folderOf(addresses), 'payments.json');

/** File for the state of the store sandbox. */
export const storesFile = (addresses: Addresses) => join(folderOf(addresses), 'stores.json');

/** Finds the data of the last run; undefined unless they are complete. */
export function findKeptData(addresses: Addresses): KeptData | undefined {
  const folder = folderOf(addresses);
  const firestore = join(folder, NAME, `${NAME}.overall_export_metadata`);
  const auth = authExportFolder(addresses);
  const isComplete =
    existsSync(firestore) && existsSync(join(auth, 'firebase-export-metadata.json'));
  return isComplete ? { firestore, auth } : undefined;
}

/**
 * Renames the folder with the data of the last run, so that nothing is deleted.
 *
 * @param now part of the new name
 * @returns absolute path of the renamed folder; undefined when there was none
 */
export function setKeptDataAside(addresses: Addresses, now = new Date()): string | undefined {
  const folder = folderOf(addresses);
  if (!existsSync(folder)) return undefined;
  const aside = `${folder}-${now.toISOString().replace(/[:.]/g, '-')}`;
  renameSync(folder, aside);
  return aside;
}

/**
 * Reads the state of a sandbox from its file; undefined when there is none.
 *
 * @throws {PlainError} when the file cannot be read
 */
export function readKeptState<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    throw new PlainError(`${file} cannot be read. Start without --keep, or remove the file.`);
  }
}

export function keepState(file: string, state: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(state));
}

export const forgetKeptData = (addresses: Addresses) =>
  rmSync(folderOf(addresses), { recursive: true, force: true });

/**
 * Exports the database to the run folder, for the next start with `--keep`.
 *
 * @throws {Error} when the emulator refuses
 */
export async function exportFirestore(addresses: Addresses): Promise<void> {
  const folder = folderOf(addresses);
  rmSync(join(folder, NAME), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const response = await fetch(
    `http://${addresses.firestore}/emulator/v1/projects/${PROJECT_ID}:export`,
    {
      method: 'POST',
      signal: AbortSignal.timeout(15_000),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        database: `projects/${PROJECT_ID}/databases/(default)`,
        export_directory: folder,
        export_name: NAME,
      }),
    },
  );
  if (!response.ok) throw new Error(`The database was not exported: ${await response.text()}`);
}
