import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '../recordings/run-tool';
import type { FilmPlan, PlannedSound } from './plan-film';

/** Samples a second; one channel of 16 bits. Speech has nothing above half of it. */
export const SOUND_RATE = 24_000;
const BYTES = 2;

/**
 * Puts the recordings of a film at their times into silence.
 *
 * @param samplesOf a recording at a tempo, samples of 16 bits at `SOUND_RATE`
 * @returns samples of the same kind, as long as the film
 */
export function soundtrack(
  samplesOf: (sound: PlannedSound) => Buffer | undefined,
  { seconds, sounds }: Pick<FilmPlan, 'seconds' | 'sounds'>,
): Buffer {
  const film = Buffer.alloc(seconds * SOUND_RATE * BYTES);
  for (const sound of sounds) {
    samplesOf(sound)?.copy(film, Math.round(sound.at * SOUND_RATE) * BYTES);
  }
  return film;
}

/**
 * The samples of a sound file.
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
