import type { MediaSecrets } from 'shared-contracts';
import type { MediaFile } from '../media-file';
import type { LoadMedia } from '../lasting-documents';
import { livePlaylist } from './live-playlist';
import { readSegments } from './read-segments';
import type { LoadSampleStream } from './sample-stream';

const PLAYLIST = 'application/vnd.apple.mpegurl';

interface LiveMedia {
  readonly load: LoadMedia;
  readonly loadSampleStream: LoadSampleStream;
}

/** Loads the clips of the loop; null: a new publication has replaced a clip. */
async function loadLoop({ load, loadSampleStream }: LiveMedia): Promise<MediaSecrets[] | null> {
  const ids = (await loadSampleStream()) ?? [];
  const clips = await Promise.all(ids.map(load));
  const presentClips = clips.filter((clip) => clip !== null);
  return presentClips.length === 0 || presentClips.length < clips.length ? null : presentClips;
}

/**
 * Makes one file of the sample stream. `master.m3u8` lists the renditions of the first clip.
 * `key-<n>` is the key of the n-th clip. Any other name is a playlist that ends now.
 *
 * @returns null for an unknown file, or without a sample stream
 */
export async function findOfLive(
  file: string,
  now: Date,
  media: LiveMedia,
): Promise<MediaFile | null> {
  const clips = await loadLoop(media);
  if (clips === null) return null;
  const [, index] = /^key-(\d{1,3})$/.exec(file) ?? [];
  if (index !== undefined) {
    const clip = clips[Number(index)];
    if (clip === undefined) return null;
    return { type: 'application/octet-stream', body: Buffer.from(clip.key, 'base64') };
  }
  const playlists = clips.map(({ playlists: clipPlaylists }) =>
    Object.hasOwn(clipPlaylists, file) ? clipPlaylists[file] : undefined,
  );
  if (file === 'master.m3u8') {
    const [first] = playlists;
    return first === undefined ? null : { type: PLAYLIST, body: first };
  }
  const loop = playlists.map((text, clip) => readSegments(text ?? '', `key-${clip}`));
  if (loop.some((segments) => segments.length === 0)) return null;
  return { type: PLAYLIST, body: livePlaylist(loop, now.getTime()), isChanging: true };
}
