import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRemote, type BuiltPackage } from '../../build/packages';
import { isServed } from '../../compose/publish-site';
import { filesBelow } from '../../files';
import { isContentNamed } from '../../hosting/long-cache';
import { isArchived, servedFiles } from '../../release/archive';
import { KEPT_MS, servedSince } from '../../release/changes';
import type { Entry } from '../../release/entry';
import type { Where } from '../../release/releases';

interface KeepOptions {
  /** Has the archive with the builds of the log. */
  readonly where: Where;
  readonly name: BuiltPackage;
  /** Folder of the site; the builds of the last entry are in it already. */
  readonly site: string;
  /** In its order. */
  readonly log: readonly Pick<Entry, 'at' | 'builds' | 'canaries'>[];
  readonly now: Date;
}

/** Files that belong to one build; beside them a site has pages, and the shell's a catalogue. */
const isOfBuild = (name: BuiltPackage, file: string): boolean =>
  isServed(file) &&
  isContentNamed(name, `/${file}`) &&
  (isRemote(name) || file.startsWith('assets/'));

/**
 * Removes the files of builds that others replaced more than 30 days ago: until then an open page
 * may ask for them. A file that a later build has too stays. All files stay where the log cannot
 * say what is old: it is younger than 30 days itself, or the archive lacks a build that it names.
 * Source: decision 54.
 *
 * @returns the stored builds whose files stay
 */
export function removeOldBuilds({ where, name, site, log, now }: KeepOptions): readonly string[] {
  const served = servedSince(log, now).flatMap(([owner, build]) => (owner === name ? [build] : []));
  const stored = served.filter((build) => isArchived(where, name, build));
  const isYoung = log[0] !== undefined && now.getTime() - Date.parse(log[0].at) <= KEPT_MS;
  if (isYoung || stored.length < served.length) return stored;
  const needed = new Set(stored.flatMap((build) => servedFiles(where, name, build)));
  for (const file of filesBelow(site)) {
    if (isOfBuild(name, file) && !needed.has(file)) rmSync(join(site, file));
  }
  return stored;
}
