import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { parse } from 'valibot';
import type { Site } from '../addresses';
import { ROOT, runFolder } from '../paths';
import { PlainError } from '../plain-error';
import { draftOf, tookPlace } from './drafts';
import { EntrySchema, type Entry } from './entry';

/** Number of releases that keep their pages. Older ones keep only their entry. */
const KEPT = 5;
const ENTRY_FILE = '.entry.json';
/** File in the deployed shell's site: the texts of all entries of the log, in order. */
export const LOG_FILE = 'releases.json';
const NUMBERED = /^\d{6}$/;

/** The place of a product's releases: by port offset, or a folder (decision 60). */
export type Where = { readonly offset: number } | { readonly folder: string };

/** Folder of a product's releases: `keys`, `archive`, `fragments`, `releases`. */
export const shippingFolder = (where: Where, ...parts: string[]) =>
  'folder' in where ? join(where.folder, ...parts) : runFolder(where.offset, 'shipping', ...parts);

/** What to do when a file in that folder is damaged. */
export const howToMend = (where: Where): string =>
  'folder' in where
    ? `Remove ${relative(ROOT, where.folder)} and run the command again: it reads the deployed product anew.`
    : `Put it back, or remove ${relative(ROOT, shippingFolder(where))} and start the product again.`;

const folderOf = (where: Where, number: number, ...parts: string[]) =>
  shippingFolder(where, 'releases', String(number).padStart(6, '0'), ...parts);

/** Folder of the log, or of one of its releases, as messages name it. */
export const namedFolder = (where: Where, number?: number): string =>
  relative(
    ROOT,
    number === undefined ? shippingFolder(where, 'releases') : folderOf(where, number),
  );

export const textHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Numbers of all releases, ascending. */
export function releaseNumbers(where: Where): readonly number[] {
  const folder = shippingFolder(where, 'releases');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => NUMBERED.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/** The release that the server serves: the one with the highest number; 0: none. */
const presentRelease = (where: Where): number => releaseNumbers(where).at(-1) ?? 0;

/** Folder of a site in the present release; undefined: nothing is released yet. */
export function releasedFolder(where: Where, site: Site): string | undefined {
  const number = presentRelease(where);
  return number === 0 ? undefined : folderOf(where, number, site);
}

/** The text of an entry of the log; undefined: it is missing. */
export function entryText(where: Where, number: number): string | undefined {
  const file = folderOf(where, number, ENTRY_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** @throws {PlainError} when the entry is missing or malformed */
export function readEntry(where: Where, number: number): { entry: Entry; text: string } {
  const text = entryText(where, number);
  try {
    return { entry: parse(EntrySchema, JSON.parse(text ?? '')), text: text ?? '' };
  } catch {
    throw new PlainError(
      `Entry ${number} of the release log is ${text === undefined ? 'missing' : 'damaged'} (${namedFolder(where, number)}); nothing has changed. ${howToMend(where)}`,
    );
  }
}

/** The last entry; undefined: nothing is released yet. */
export function lastEntry(where: Where): { entry: Entry; text: string } | undefined {
  const number = presentRelease(where);
  return number === 0 ? undefined : readEntry(where, number);
}

/** A folder that becomes a release by one rename. */
export function draftFolder(where: Where): string {
  const releases = shippingFolder(where, 'releases');
  mkdirSync(releases, { recursive: true });
  return draftOf(join(releases, 'next'));
}

/** Another publisher has released meanwhile; nothing has changed. */
export class LostRaceError extends PlainError {}

/**
 * Makes a draft the present release.
 *
 * @throws {LostRaceError} when another publisher has made a release of that number
 */
export function commitDraft(where: Where, draft: string, number: number): void {
  try {
    if (tookPlace(draft, folderOf(where, number))) return;
  } finally {
    // After the rename the draft no longer exists.
    rmSync(draft, { recursive: true, force: true });
  }
  const { entry } = readEntry(where, number);
  throw new LostRaceError(
    `${entry.by} was faster with release ${number} ("${entry.reason}"); nothing of yours has changed. Run the command again.`,
  );
}

/** Removes the pages of old releases; their folders and entries stay. */
export function removeOldPages(where: Where): void {
  for (const number of releaseNumbers(where).slice(0, -KEPT)) {
    const folder = folderOf(where, number);
    for (const name of readdirSync(folder).filter((each) => each !== ENTRY_FILE)) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}

export const entryFile = (draft: string): string => join(draft, ENTRY_FILE);

/**
 * Stores an entry of another machine, without its pages: the next release composes them.
 *
 * @param files the known texts of the release, by their path in the shell's site
 */
export function adoptEntry(
  where: Where,
  number: number,
  text: string,
  files: Readonly<Record<string, string>>,
): void {
  const draft = draftFolder(where);
  mkdirSync(join(draft, 'shell'), { recursive: true });
  writeFileSync(entryFile(draft), text);
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(draft, 'shell', file), content);
  }
  commitDraft(where, draft, number);
}
