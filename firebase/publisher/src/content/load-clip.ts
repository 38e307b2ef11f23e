import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problems } from '../problems';
import { filesBelow } from './folders';

export interface Rendition {
  /** Name of its folder, `240p`. */
  readonly name: string;
  readonly playlist: string;
  /** File names in the order of playing. */
  readonly segments: readonly string[];
}

/** A clip of the content folder: HLS, H.264 and AAC in MPEG-TS segments. */
export interface Clip {
  readonly name: string;
  readonly folder: string;
  readonly files: readonly string[];
  /** SHA-256 of all names and contents. */
  readonly digest: Buffer;
  readonly master: string;
  readonly renditions: readonly Rendition[];
  /** Duration. */
  readonly seconds: number;
}

/** Lines of a playlist that name a file. */
const uriLines = (playlist: string): string[] =>
  playlist
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The duration of a playlist: the sum of its segments. */
const secondsOf = (playlist: string): number =>
  [...playlist.matchAll(/^#EXTINF:([0-9.]+)/gm)].reduce((sum, [, s]) => sum + Number(s), 0);

function checkRendition(
  file: string,
  playlist: string,
  contents: ReadonlyMap<string, Buffer>,
  problems: Problems,
): void {
  const segments = uriLines(playlist);
  const folder = file.slice(0, file.lastIndexOf('/'));
  const clipPath = folder.split('/').slice(0, 2).join('/');
  if (segments.length === 0) problems.add(file, 'names no segment; make the clip again');
  if (!playlist.includes('#EXT-X-ENDLIST')) {
    problems.add(file, 'has no #EXT-X-ENDLIST; it must be a finished recording');
  }
  if (/#EXT-X-(MAP|KEY|BYTERANGE)/.test(playlist)) {
    problems.add(file, 'must have plain MPEG-TS segments, one file each');
  }
  for (const segment of segments) {
    const path = `${folder}/${segment}`.slice(clipPath.length + 1);
    if (!/^[a-z0-9-]+\.ts$/.test(segment)) {
      problems.add(file, `${segment}: must be a file of this folder, like 000.ts`);
    } else if ((contents.get(path)?.length ?? 0) === 0) {
      problems.add(file, `${segment}: is missing or empty; make the clip again`);
    }
  }
}

function digestOf(contents: ReadonlyMap<string, Buffer>): Buffer {
  const hash = createHash('sha256');
  for (const [file, content] of contents)
    hash.update(`${file}\0${content.length}\0`).update(content);
  return hash.digest();
}

/**
 * Loads `clips/<name>`: `master.m3u8` and, per rendition, `<rendition>/index.m3u8` with its
 * segments.
 *
 * @param root the content folder
 * @returns null when there are problems
 */
export async function loadClip(
  root: string,
  name: string,
  problems: Problems,
): Promise<Clip | null> {
  const folder = join(root, 'clips', name);
  const files = await filesBelow(folder);
  const contents = new Map<string, Buffer>();
  for (const file of files) contents.set(file, await readFile(join(folder, file)));
  const master = contents.get('master.m3u8')?.toString('utf8');
  const masterPath = `clips/${name}/master.m3u8`;
  if (master === undefined) {
    problems.add(masterPath, 'is missing; make the clip again');
    return null;
  }
  const names = uriLines(master);
  if (names.length === 0) problems.add(masterPath, 'must name a rendition; make the clip again');
  const renditions: Rendition[] = [];
  for (const uri of names) {
    const [, rendition] = /^([a-z0-9]+)\/index\.m3u8$/.exec(uri) ?? [];
    const playlist = contents.get(uri)?.toString('utf8');
    if (rendition === undefined) {
      problems.add(masterPath, `${uri}: must be like 240p/index.m3u8`);
    } else if (playlist === undefined) {
      problems.add(`clips/${name}/${uri}`, 'is missing; make the clip again');
    } else {
      checkRendition(`clips/${name}/${uri}`, playlist, contents, problems);
      renditions.push({ name: rendition, playlist, segments: uriLines(playlist) });
    }
  }
  const seconds = secondsOf(renditions[0]?.playlist ?? '');
  return { name, folder, files, digest: digestOf(contents), master, renditions, seconds };
}
