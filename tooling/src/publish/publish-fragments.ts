import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue, Links, RegisteredRemote } from 'shared-contracts';
import { parse } from 'valibot';
import { PRERENDER_FOLDER } from '../build/prerender-config';
import { FragmentsSchema, type Fragments } from '../prerender/fragments';
import { prerenderRemote } from '../prerender/prerender-remote';

interface FragmentOptions {
  readonly remote: RegisteredRemote;
  /** Folder of the remote's last build. */
  readonly dist: string;
  /** Folder of the remote's site. */
  readonly site: string;
  readonly catalogue: Catalogue;
  readonly catalogueFile: string;
  readonly links: Links;
}

const FILE = 'fragments.json';

/** The stored fragments; undefined if the file is missing, damaged or outdated. */
function read(file: string): Fragments | undefined {
  try {
    return parse(FragmentsSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * The fragments of a remote beside its files, rendered again when its build, the content or
 * the configured links have changed.
 *
 * @returns undefined when the build has nothing to render with; its pages then wait for its code
 */
export function publishFragments(options: FragmentOptions): Fragments | undefined {
  const { remote, dist, site, catalogue, catalogueFile, links } = options;
  const { manifest } = remote;
  const file = join(site, FILE);
  const stored = read(file);
  const isCurrent =
    stored?.build === manifest.build &&
    stored.catalogue === catalogueFile &&
    stored.links === JSON.stringify(links);
  if (isCurrent) return stored;
  if (!existsSync(join(dist, PRERENDER_FOLDER))) return undefined;
  const fragments = prerenderRemote({ manifest, dist, catalogue, catalogueFile, links });
  writeFileSync(file, JSON.stringify(fragments));
  return fragments;
}
