import type { FilmPlan } from './plan-film';

/** Samples a second; one channel of 16 bits. Speech has nothing above half of it. */
export const SOUND_RATE = 24_000;
const BYTES = 2;

/**
 * Puts the recordings of a film at their times into silence.
 *
 * @param recordings one per line, samples of 16 bits at `SOUND_RATE`
 * @returns samples of the same kind, as long as the film
 */
export function soundtrack(recordings: readonly Buffer[], { seconds, lines }: FilmPlan): Buffer {
  const sound = Buffer.alloc(seconds * SOUND_RATE * BYTES);
  lines.forEach(({ at }, index) => {
    for (const second of at) {
      recordings[index]?.copy(sound, Math.round(second * SOUND_RATE) * BYTES);
    }
  });
  return sound;
}
