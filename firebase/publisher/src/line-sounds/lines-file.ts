import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseLessonText } from 'common';
import { explainIssue, RECORDING_VOICES } from 'shared-contracts';
import * as v from 'valibot';
import type { Problems } from '../problems';

/**
 * A recording has this loudness, in LUFS, so that it is as loud as other speech. Source:
 * docs/recording-a-lesson.md.
 */
export const LOUDNESS = { target: -16, tolerance: 2 } as const;

/** Name of the recording of a line, from 1: `03.m4a`. */
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
      /** What the line said when it was measured. */
      says: v.string(),
    }),
  ),
});
/** `lines/lines.json` of a lesson: what `npm run lines` measured. */
export type LinesFile = v.InferOutput<typeof LinesFileSchema>;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Checks the recordings of a lesson by the file that `npm run lines` wrote; nothing is measured
 * again, so publishing needs no audio tools. A lesson may have recordings of some lines only.
 *
 * @param root the content folder
 * @param path of the lesson in it, `lessons/am-bahnhof`
 * @param Text of the lesson
 * @returns null without recordings, or when there are problems
 */
export async function loadLines(
  root: string,
  path: string,
  Text: string,
  problems: Problems,
): Promise<LinesFile | null> {
  const file = `${path}/lines/lines.json`;
  const text = await readFile(join(root, file), 'utf8').catch(() => null);
  if (text === null) return null;
  const result = v.safeParse(LinesFileSchema, readJson(text), { abortPipeEarly: true });
  if (!result.success) {
    for (const issue of result.issues) {
      const { field, advice } = explainIssue(issue);
      problems.add(
        file,
        field === '' ? 'must be what npm run lines writes' : `${field}: ${advice}`,
      );
    }
    return null;
  }
  const spoken = parseLessonText(Text);
  for (const { line, hash, says } of result.output.lines) {
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
  return result.output;
}
