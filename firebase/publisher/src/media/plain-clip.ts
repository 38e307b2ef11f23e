import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clip } from '../content/load-clip';
import { publishFolder } from './publish-folder';

/** Media id of a free clip. */
export const plainMediaId = ({ name, digest }: Pick<Clip, 'name' | 'digest'>): string =>
  `${name}.${digest.toString('hex').slice(0, 8)}-free`;

/** The files that a player requests after `master.m3u8`, of the first rendition. */
export const plainOpening = ({ renditions }: Clip): string[] =>
  renditions
    .slice(0, 1)
    .flatMap(({ name, segments }) => [`${name}/index.m3u8`, `${name}/${segments[0]}`]);

/**
 * Copies a free clip with its playlists to `<mediaDir>/clips/<mediaId>`.
 *
 * @returns whether the clip is new
 */
export function publishPlain(clip: Clip, mediaDir: string): Promise<boolean> {
  return publishFolder(join(mediaDir, 'clips', plainMediaId(clip)), async (folder) => {
    for (const file of clip.files) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await copyFile(join(clip.folder, file), join(folder, file));
    }
  });
}
