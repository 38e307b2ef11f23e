import type { LiveSegment } from './live-playlist';

/**
 * Reads the segments of a stored playlist: their key, length and address.
 *
 * @param keyFile name of the key in the stream, in place of `key` in the stored playlist
 */
export function readSegments(playlist: string, keyFile: string): LiveSegment[] {
  const segments: LiveSegment[] = [];
  let [key, length] = ['', 0];
  for (const line of playlist.split('\n')) {
    if (line.startsWith('#EXT-X-KEY:')) key = line.replace('URI="key"', `URI="${keyFile}"`);
    else if (line.startsWith('#EXTINF:'))
      length = Math.round(Number.parseFloat(line.slice(8)) * 1000);
    else if (line !== '' && !line.startsWith('#')) segments.push({ key, length, address: line });
  }
  return segments;
}
