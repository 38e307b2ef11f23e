import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Bytes } from './bytes-by-module';

/** Size of a built file, of a document, or of all scripts of a page. */
export interface Measured {
  /** As a server sends them: Brotli, where that saves bytes. */
  readonly bytes: number;
  /** Bytes of its parts before compression, computed on demand, because that is slow. */
  readonly modules: () => Bytes;
  /** Only for the scripts of a page: compressed bytes of each file, by name. */
  readonly files?: Bytes;
}

/** Sizes by name: `mf-live/live-lessons.js`, `live-lessons.html: scripts`. */
export type Measurement = ReadonlyMap<string, Measured>;

/** Names a file without its folder and hash, as `mf-live/live-lessons.js`. */
export const nameOfFile = (site: string, path: string): string =>
  `${site}/${basename(path)
    .replace(/\.[0-9a-f]{8}(?=\.(js|css)$)/, '')
    .replace(/^__federation_expose_/, '')}`;

/** Bytes that a server sends of a file: its compressed form, if the build has made one. */
export const sentBytes = (file: string): number =>
  statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
