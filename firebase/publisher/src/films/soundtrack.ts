import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '../line-sounds/run-tool';
import type { Timeline, TimedSound } from './timeline';

/** Samples a second, in one channel of 16 bits. Speech has no tones above half of that rate. */
export const SOUND_RATE = 24_000;
const BYTES = 2;

/**
 * Fills a film with silence, and puts each of its sounds there at its time.
 *
 * @param samplesOf the samples of one sound, 16 bits each, at `SOUND_RATE`
 * @returns samples of the same kind, as long as the film
 */
export function soundtrack(
  samplesOf: (sound: TimedSound) => Buffer | undefined,
  { seconds, sounds }: Pick<Timeline, 'seconds' | 'sounds'>,
): Buffer {
  const film = Buffer.alloc(seconds * SOUND_RATE * BYTES);
  for (const sound of sounds) {
    samplesOf(sound)?.copy(film, Math.round(sound.at * SOUND_RATE) * BYTES);
  }
  return film;
}

/**
 * Reads the samples of a sound file.
 *
 * @param filter of ffmpeg; `anull` changes nothing
 * @param scratch folder for what is needed in between
 */
export async function samplesOf(file: string, filter: string, scratch: string): Promise<Buffer> {
  const samples = join(scratch, 'line.pcm');
  await runTool('ffmpeg', [
    ...['-v', 'error', '-y', '-i', file, '-af', filter],
    ...['-f', 's16le', '-ac', '1', '-ar', String(SOUND_RATE), samples],
  ]);
  return readFile(samples);
}
