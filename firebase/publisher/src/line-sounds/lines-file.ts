import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseLessonText } from 'common';
import { RECORDING_VOICES } from 'shared-contracts';
import * as v from 'valibot';
import type { Problems } from '../problems';
import { readJsonIfAny } from '../texts/read-json';

/** Loudness of a recording, in LUFS, as other speech has it. Source: docs/recording-a-lesson.md. */
export const LOUDNESS = { target: -16, tolerance: 2 } as const;

/** File name of a line's recording: `03.m4a`. @param line from 1 */
export const lineFile = (line: number): string => `${String(line).padStart(2, '0')}.m4a`;

/** First 16 hexadecimal digits of the SHA-256 of a recording. */
export const hashOf = (recording: Buffer): string =>
  createHash('sha256').update(recording).digest('hex').slice(0, 16);

const LinesFileSchema = v.strictObject({
  voice: v.picklist(RECORDING_VOICES, 'must be "person" or "machine"'),
  lines: v.array(
    v.strictObject({
      /** Place of the line in text.txt, from 1. */
      line: v.pipe(v.number(), v.integer(), v.minValue(1)),
      hash: v.string(),
      seconds: v.pipe(v.number(), v.minValue(0.1, 'must be longer')),
      /** LUFS. */
      loudness: v.pipe(
        v.number(),
        v.minValue(LOUDNESS.target - LOUDNESS.tolerance, 'is too quiet; run npm run lines'),
        v.maxValue(LOUDNESS.target + LOUDNESS.tolerance, 'is too loud; run npm run lines'),
      ),
      /** The text of the line when its recording was measured. */
      says: v.string(),
    }),
  ),
});
/** `lines/lines.json` of a lesson: the measurements of `npm run lines`. */
export type LinesFile = v.InferOutput<typeof LinesFileSchema>;

/**
 * Checks a lesson's recordings against the file that `npm run lines` wrote. It measures nothing
 * again, so publishing needs no audio tools. Some lines may have no recording.
 *
 * @param root the content folder
 * @param path of the lesson in it, `lessons/am-bahnhof`
 * @param Text of the lesson
 * @returns null: no recordings, or a malformed file
 */
export async function loadLines(
  root: string,
  path: string,
  Text: string,
  problems: Problems,
): Promise<LinesFile | null> {
  const file = `${path}/lines/lines.json`;
  const measured = await readJsonIfAny(root, file, LinesFileSchema, 'npm run lines', problems);
  if (measured === null) return null;
  const spoken = parseLessonText(Text);
  for (const { line, hash, says } of measured.lines) {
    const recording = `${path}/lines/${lineFile(line)}`;
    const content = await readFile(join(root, recording)).catch(() => null);
    if (content === null) problems.add(recording, 'is missing; add it, or run npm run lines');
    else if (hashOf(content) !== hash) {
      problems.add(recording, 'has changed since it was measured; run npm run lines');
    }
    if (spoken[line - 1]?.SwissGerman !== says) {
      problems.add(
        recording,
        `says "${says}", and line ${line} of text.txt does not; record it again`,
      );
    }
  }
  return measured;
}
