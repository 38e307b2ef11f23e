import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '../line-sounds/run-tool';
import type { Timeline, TimedSound } from './timeline';

/** Samples a second, in one channel of 16 bits. Speech needs no tones above half of this rate. */
export const SOUND_RATE = 24_000;
const BYTES = 2;

/**
 * Puts each sound of a film at its time, with silence between.
 *
 * @param samplesOf gives the samples of a sound, 16 bits each, at `SOUND_RATE`
 * @returns samples of the whole film
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
 * @param scratch folder for temporary files
 */
export async function samplesOf(file: string, filter: string, scratch: string): Promise<Buffer> {
  const samples = join(scratch, 'line.pcm');
  await runTool('ffmpeg', [
    ...['-v', 'error', '-y', '-i', file, '-af', filter],
    ...['-f', 's16le', '-ac', '1', '-ar', String(SOUND_RATE), samples],
  ]);
  return readFile(samples);
}
