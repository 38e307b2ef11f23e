import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseLessonText } from 'common';
import { ContentError, Problems } from '../problems';
import { checkLessonText } from '../texts/lesson-texts';
import { diethToPhonemes } from './dieth';
import { hashOf, lineFile, LOUDNESS, type LinesFile } from './lines-file';
import { encode, measure, type Bitrate } from './measure';
import { runTool } from './run-tool';

/** The two voices of a dialogue, line by line in turn. */
const VOICES = ['de+f3', 'de+m3'] as const;
/** Words a minute: slower than espeak-ng's default of 175, for learners. */
const PACE = 145;

const PERSON: Bitrate = 48;
const MACHINE: Bitrate = 20;

/** The gain in decibels to the target; 0 below a quarter of a decibel. */
const gainFor = (loudness: number): number => {
  const gain = LOUDNESS.target - loudness;
  return Math.abs(gain) < 0.25 ? 0 : gain;
};

/**
 * Speaks every line of a lesson with a machine's voice, for samples until a teacher records them.
 *
 * @throws {Error} without espeak-ng or ffmpeg
 */
async function speak(lines: readonly string[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const scratch = await mkdtemp(join(tmpdir(), 'lines-'));
  try {
    for (const [index, line] of lines.entries()) {
      const words = diethToPhonemes(line);
      if (words === '') continue;
      const wave = join(scratch, 'line.wav');
      const voice = VOICES[index % VOICES.length] ?? VOICES[0];
      await runTool('espeak-ng', ['-v', voice, '-s', String(PACE), '-w', wave, words]);
      const { loudness } = await measure(wave);
      const to = join(folder, lineFile(index + 1));
      await encode(wave, to, { gain: gainFor(loudness), bitrate: MACHINE });
    }
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/** Encodes a recording again, at most three times, until its loudness is within the tolerance. */
async function level(file: string, bitrate: Bitrate) {
  for (let tries = 0; tries < 3; tries += 1) {
    const measured = await measure(file);
    if (Math.abs(measured.loudness - LOUDNESS.target) <= LOUDNESS.tolerance) return measured;
    const levelled = `${file}.levelled.m4a`;
    await encode(file, levelled, { gain: gainFor(measured.loudness), bitrate });
    await rename(levelled, file);
  }
  return measure(file);
}

/**
 * Measures the recordings `lines/NN.m4a` of a lesson, corrects their loudness, and writes
 * `lines/lines.json`. Source: docs/recording-a-lesson.md.
 *
 * @param folder of the lesson
 * @param byMachine first speaks every line with a machine's voice, unless a person recorded it
 * @returns number of recordings; with 0 nothing was written
 * @throws {ContentError} when text.txt has mistakes; {Error} when an audio tool is missing or fails
 */
export async function recordLines(folder: string, byMachine: boolean): Promise<number> {
  const problems = new Problems();
  const { Text } = checkLessonText(
    await readFile(join(folder, 'text.txt'), 'utf8'),
    join(folder, 'text.txt'),
    problems,
  );
  problems.throwIfAny();
  const spoken = parseLessonText(Text).map(({ SwissGerman }) => SwissGerman);
  const recordings = join(folder, 'lines');
  const file = join(recordings, 'lines.json');
  const earlierText = await readFile(file, 'utf8').catch(() => null);
  const isMachine =
    earlierText === null ? byMachine : (JSON.parse(earlierText) as LinesFile).voice === 'machine';
  if (byMachine) {
    const files = await readdir(recordings).catch(() => []);
    if (!isMachine || (earlierText === null && files.length > 0)) {
      throw new ContentError([
        `${recordings}: a person has recorded this lesson; nothing was replaced`,
      ]);
    }
    await speak(spoken, recordings);
  }
  const voice = byMachine || isMachine ? 'machine' : 'person';
  const lines: LinesFile['lines'] = [];
  for (const [index, says] of spoken.entries()) {
    const recording = join(recordings, lineFile(index + 1));
    if (!existsSync(recording)) continue;
    const { seconds, loudness } = await level(recording, voice === 'machine' ? MACHINE : PERSON);
    const hash = hashOf(await readFile(recording));
    lines.push({ line: index + 1, hash, seconds, loudness, says });
  }
  if (lines.length === 0) return 0;
  await writeFile(file, `${JSON.stringify({ voice, lines } satisfies LinesFile, null, 2)}\n`);
  return lines.length;
}
