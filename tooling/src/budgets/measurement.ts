import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Bytes } from './bytes-by-module';

/** Something with a budget: a built file, or all files that a page makes a browser fetch. */
export interface Measured {
  /** As a server sends them: Brotli, where that saves bytes. */
  readonly bytes: number;
  /** Its parts, computed on demand, because that is slow. */
  readonly modules: () => Bytes;
  /** Of a page's scripts and styles: the files by name, with their bytes as they travel. */
  readonly files?: Bytes;
}

/** By name: `mf-live/live-lessons.js`, `live-lessons.html: scripts`. */
export type Measurement = ReadonlyMap<string, Measured>;

/** `mf-live/live-lessons.js`: without the folder and the hash, which changes with every build. */
export const nameOfFile = (site: string, path: string): string =>
  `${site}/${basename(path)
    .replace(/\.[0-9a-f]{8}(?=\.(js|css)$)/, '')
    .replace(/^__federation_expose_/, '')}`;

/** Bytes of a file as they travel: of its compressed form, if the build has made one. */
export const travelling = (file: string): number =>
  statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
