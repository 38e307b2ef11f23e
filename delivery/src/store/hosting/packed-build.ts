import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse, record, string } from 'valibot';
import type { BuiltPackage } from '../../build/packages';
import { PlainError } from '../../plain-error';
import type { Where } from '../../release/releases';
import {
  archive,
  archivedBuild,
  buildIn,
  isArchived,
  storedFiles,
  storedHash,
} from '../../release/archive';
import { pathIn } from './snapshot';

/** Folder of a site with packed builds, one file each. */
export const PACKED_FOLDER = 'stored';

export const packedFile = (build: string): string => `${PACKED_FOLDER}/${build}.json`;

/** Packs a stored build into one file of its site, so that any machine can roll back to it. */
export function pack(where: Where, name: string, build: string, site: string): void {
  const target = join(site, packedFile(build));
  if (existsSync(target)) return;
  const folder = archivedBuild(where, name, build);
  const files = storedFiles(where, name, build).map(
    (file) => [file, readFileSync(join(folder, file)).toString('base64')] as const,
  );
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(Object.fromEntries(files)));
}

/**
 * Stores a packed build in the archive, unless the archive has it.
 *
 * @param expected `storedHash` of the build, from the log
 * @param read answers the packed build
 * @throws {PlainError} when the packed build is missing or malformed, or has other bytes
 */
export async function unpack(
  where: Where,
  name: BuiltPackage,
  build: string,
  {
    expected,
    read,
  }: { readonly expected: string; readonly read: () => Promise<Buffer | undefined> },
): Promise<void> {
  if (isArchived(where, name, build) && storedHash(where, name, build) === expected) return;
  const wrong = new PlainError(
    `The deployed product has other bytes of build ${build} of ${name} than its log names; nothing has changed. Publish the remote again.`,
  );
  const packed = await read();
  const dist = mkdtempSync(join(tmpdir(), 'packed-'));
  try {
    for (const [file, bytes] of Object.entries(
      parse(record(string(), string()), JSON.parse(packed?.toString('utf8') ?? 'null')),
    )) {
      const path = pathIn(dist, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, Buffer.from(bytes, 'base64'));
    }
    // `archive` stores a build under the name in its manifest.
    if (buildIn(name, dist) !== build) throw wrong;
    rmSync(archivedBuild(where, name, build), { recursive: true, force: true });
    archive(where, name, dist);
  } catch (error) {
    throw error instanceof PlainError ? error : wrong;
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
  if (storedHash(where, name, build) === expected) return;
  rmSync(archivedBuild(where, name, build), { recursive: true, force: true });
  throw wrong;
}
