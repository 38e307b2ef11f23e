import { createCipheriv } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaSecrets, RequiredTier } from 'shared-contracts';
import type { Clip, Rendition } from '../content/load-clip';
import type { ClipSecrets } from './clip-secrets';
import { publishFolder } from './publish-folder';

/** Tier of a lesson whose clip is encrypted. */
type PaidTier = Exclude<RequiredTier, 0>;

/** Names the encrypted clip. Each tier gives another id, and so another key. */
export const encryptedMediaId = (
  { name, digest }: Pick<Clip, 'name' | 'digest'>,
  tier: PaidTier,
  secrets: ClipSecrets,
): string => secrets.mediaId(name, Buffer.concat([digest, Buffer.from(`tier ${tier}`)]));

/** The address of a segment, relative to `/s/<token>/<viewer>.<lesson>/`. */
const segmentPath = (mediaId: string, rendition: Rendition, segment: string | undefined): string =>
  `../../../clips/${mediaId}/${rendition.name}/${segment}`;

/** The files that a player requests after `master.m3u8`, of the first rendition. */
export const encryptedOpening = ({ renditions }: Clip, mediaId: string): string[] =>
  renditions
    .slice(0, 1)
    .flatMap((rendition) => [
      `${rendition.name}.m3u8`,
      'key',
      segmentPath(mediaId, rendition, rendition.segments[0]),
    ]);

/**
 * Makes a rendition's playlist for the server to send: every segment has the key, its vector and
 * its address under `/clips`, relative to `/s/<token>/<viewer>.<lesson>/`.
 */
function protectedPlaylist(mediaId: string, rendition: Rendition, secrets: ClipSecrets): string {
  const remaining = [...rendition.segments];
  return rendition.playlist
    .split(/\r?\n/)
    .map((line) => line.trim())
    .flatMap((line) => {
      if (line.startsWith('#EXTINF')) {
        const iv = secrets.iv(mediaId, `${rendition.name}/${remaining[0]}`).toString('hex');
        return [`#EXT-X-KEY:METHOD=AES-128,URI="key",IV=0x${iv}`, line];
      }
      if (line === '' || line.startsWith('#')) return [line];
      remaining.shift();
      return [segmentPath(mediaId, rendition, line)];
    })
    .join('\n');
}

/** Makes `MediaSecrets/{mediaId}`: key and playlists of a clip. Source: decision 9. */
export function mediaSecretsOf(
  clip: Clip,
  mediaId: string,
  requiredTier: PaidTier,
  secrets: ClipSecrets,
): MediaSecrets {
  const playlists = clip.renditions.map(
    (rendition) =>
      [`${rendition.name}.m3u8`, protectedPlaylist(mediaId, rendition, secrets)] as const,
  );
  return {
    requiredTier,
    key: secrets.key(mediaId).toString('base64'),
    playlists: {
      'master.m3u8': clip.master.replace(/^([a-z0-9]+)\/index\.m3u8\s*$/gm, '$1.m3u8'),
      ...Object.fromEntries(playlists),
    },
  };
}

/**
 * Writes the encrypted segments to `<mediaDir>/clips/<mediaId>`, without playlists and key.
 *
 * @returns whether the clip is new
 */
export function publishEncrypted(
  clip: Clip,
  mediaId: string,
  mediaDir: string,
  secrets: ClipSecrets,
): Promise<boolean> {
  const key = secrets.key(mediaId);
  return publishFolder(join(mediaDir, 'clips', mediaId), async (folder) => {
    for (const { name, segments } of clip.renditions) {
      await mkdir(join(folder, name), { recursive: true });
      for (const segment of segments) {
        const cipher = createCipheriv(
          'aes-128-cbc',
          key,
          secrets.iv(mediaId, `${name}/${segment}`),
        );
        const content = await readFile(join(clip.folder, name, segment));
        await writeFile(
          join(folder, name, segment),
          Buffer.concat([cipher.update(content), cipher.final()]),
        );
      }
    }
  });
}
