import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diethToPhonemes } from '../line-sounds/dieth';
import { LOUDNESS } from '../line-sounds/lines-file';
import { measure } from '../line-sounds/measure';
import { runTool } from '../line-sounds/run-tool';
import type { Explanation } from './timeline';
import { samplesOf, SOUND_RATE } from './soundtrack';

/** Words a minute: slower than espeak-ng's default of 175, for learners. */
const PACE = 150;
const ENGLISH = 'en-gb+f3';
const DIALECT = 'de+f3';
/** Pause between English and dialect. */
const GAP_SECONDS = 0.12;

/** Cuts off the silence before and after a word. */
const SILENCE = 'silenceremove=start_periods=1:start_threshold=-50dB';
const TRIM = `${SILENCE},areverse,${SILENCE},areverse`;

/** A part of an explanation in one language. */
interface Stretch {
  readonly isDialect: boolean;
  readonly text: string;
}

/** Divides an explanation by language: dialect is written between « and ». */
export const stretchesOf = (explanation: string): readonly Stretch[] =>
  explanation
    .split(/(«[^»]*»[.,:;]?)/)
    .map((part) => ({ isDialect: part.startsWith('«'), text: part.replace(/[«»]/g, '').trim() }))
    .filter(({ text }) => /\p{L}/u.test(text));

async function speak({ isDialect, text }: Stretch, scratch: string): Promise<Buffer> {
  const wave = join(scratch, 'stretch.wav');
  const [voice, words] = isDialect ? [DIALECT, diethToPhonemes(text)] : [ENGLISH, text];
  await runTool('espeak-ng', ['-v', voice, '-s', String(PACE), '-w', wave, words]);
  return samplesOf(wave, TRIM, scratch);
}

/**
 * Speaks a teacher's explanations with a machine's voice, as loud as the lines.
 *
 * @param scratch folder for temporary files
 * @throws {Error} without espeak-ng or ffmpeg
 */
export async function speakExplanations(
  says: readonly string[],
  scratch: string,
): Promise<readonly (Explanation & { readonly samples: Buffer })[]> {
  const gap = Buffer.alloc(Math.round(GAP_SECONDS * SOUND_RATE) * 2);
  const raw = join(scratch, 'explanation.pcm');
  const wave = join(scratch, 'explanation.wav');
  const spoken: (Explanation & { readonly samples: Buffer })[] = [];
  for (const text of says) {
    const parts: Buffer[] = [];
    for (const stretch of stretchesOf(text)) parts.push(await speak(stretch, scratch), gap);
    await writeFile(raw, Buffer.concat(parts));
    await runTool('ffmpeg', [
      ...['-v', 'error', '-y', '-f', 's16le', '-ar', String(SOUND_RATE)],
      ...['-ac', '1', '-i', raw, wave],
    ]);
    const { loudness } = await measure(wave);
    const gain = (LOUDNESS.target - loudness).toFixed(2);
    const level = `volume=${gain}dB,alimiter=limit=0.89:level=false`;
    const samples = await samplesOf(wave, level, scratch);
    spoken.push({ samples, seconds: samples.length / 2 / SOUND_RATE, says: text });
  }
  return spoken;
}
