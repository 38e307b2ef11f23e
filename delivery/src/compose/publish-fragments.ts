import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue, Links, RemoteManifest } from 'shared-contracts';
import { parse } from 'valibot';
import { PRERENDER_FOLDER } from '../build/prerender-config';
import { FragmentsSchema, type Fragments } from './fragments';
import { prerenderRemote } from './prerender-remote';

interface FragmentOptions {
  readonly manifest: RemoteManifest;
  /** Folder of the build. */
  readonly dist: string;
  /** Folder that stores the fragments. */
  readonly folder: string;
  readonly catalogue: Catalogue;
  readonly catalogueFile: string;
  readonly links: Links;
}

const FILE = 'fragments.json';

/** The stored fragments; undefined: the file is missing or malformed. */
function read(file: string): Fragments | undefined {
  try {
    return parse(FragmentsSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Reads the stored fragments of a remote. Renders and stores them anew where the build, the
 * catalogue or the configured links have changed.
 *
 * @returns undefined: the build has no code for Node, so its pages wait for the browser's code
 * @throws {Error} as `prerenderRemote`
 */
export function publishFragments(options: FragmentOptions): Fragments | undefined {
  const { manifest, dist, folder, catalogue, catalogueFile, links } = options;
  const file = join(folder, FILE);
  const stored = read(file);
  const isCurrent =
    stored?.build === manifest.build &&
    stored.catalogue === catalogueFile &&
    stored.links === JSON.stringify(links);
  if (isCurrent) return stored;
  if (!existsSync(join(dist, PRERENDER_FOLDER))) return undefined;
  const fragments = prerenderRemote({ manifest, dist, catalogue, catalogueFile, links });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(fragments));
  return fragments;
}
