import { ChapterSchema } from 'shared-contracts';
import * as v from 'valibot';
import type { LineTime } from '../texts/line-times';
import { readJsonIfAny } from '../texts/read-json';
import type { Problems } from '../problems';
import type { LinesFile } from '../line-sounds/lines-file';
import { FILM_PACES } from './timeline';

const FilmFileSchema = v.strictObject({
  pace: v.picklist(FILM_PACES, 'must be "talk", "parts" or "explained"'),
  /** Duration of the film. */
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Hashes of the recordings in it, in the order of the lines. */
  recordings: v.array(v.string()),
  /** Factor by which the dialogue is faster than the recordings; absent: 1. */
  tempo: v.optional(v.pipe(v.number(), v.minValue(1))),
  /** Absent: the film has no chapters. */
  chapters: v.optional(v.array(ChapterSchema)),
  /** Captions that follow the dialogue. The times of the dialogue itself are in text.txt. */
  later: v.optional(
    v.array(
      v.strictObject({
        line: v.pipe(v.number(), v.integer(), v.minValue(1)),
        in: v.picklist(['gsw', 'en']),
        start: v.number(),
        end: v.number(),
        says: v.optional(v.string()),
      }),
    ),
  ),
});
/** `film.json` of a lesson: the parts of which `npm run films` made its film. */
export type FilmFile = v.InferOutput<typeof FilmFileSchema>;

/** @returns null: no `film.json`, or a malformed one */
export const loadFilm = (
  root: string,
  path: string,
  problems: Problems,
): Promise<FilmFile | null> =>
  readJsonIfAny(root, `${path}/film.json`, FilmFileSchema, 'npm run films', problems);

/** The parts of a lesson that its film must match. */
export interface FilmSurroundings {
  readonly DocID: string;
  readonly clip: string;
  readonly times: readonly LineTime[] | null;
  readonly lines: LinesFile | null;
  readonly explanations: readonly string[] | null;
}

/**
 * Checks that a film contains the lesson's present recordings, and shows each line until its
 * recording ends. A teacher's own film has no `film.json`, so it is not checked.
 *
 * @param clipSeconds duration of the clip; undefined: the clip is missing
 */
export function checkFilm(
  { recordings, seconds, tempo = 1, later = [] }: FilmFile,
  { DocID, clip, times, lines, explanations }: FilmSurroundings,
  clipSeconds: number | undefined,
  problems: Problems,
): void {
  const file = `lessons/${DocID}/film.json`;
  const remedy = `run npm run films -- ${DocID}`;
  if (clip !== DocID) {
    problems.add(file, `the lesson shows the clip "${clip}"; delete this file, or ${remedy}`);
    return;
  }
  if (recordings.join() !== lines?.lines.map(({ hash }) => hash).join()) {
    problems.add(file, `the recordings have changed since the film was made; ${remedy}`);
    return;
  }
  const explained = later.flatMap(({ says }) => says ?? []);
  if (explained.join('\n') !== (explanations ?? []).join('\n')) {
    problems.add(file, `explanations.txt has changed since the film was made; ${remedy}`);
    return;
  }
  if (clipSeconds !== undefined && Math.abs(clipSeconds - seconds) > 0.01) {
    problems.add(file, `the clip plays ${clipSeconds} s, and not ${seconds} s; ${remedy}`);
  }
  for (const [index, { line, seconds: heard }] of (lines?.lines ?? []).entries()) {
    const time = times?.[index];
    const until = time?.end ?? times?.[index + 1]?.start ?? seconds;
    if (time !== undefined && until - time.start >= heard / tempo) continue;
    problems.add(file, `line ${line} is over before its recording is; ${remedy}`);
  }
}
