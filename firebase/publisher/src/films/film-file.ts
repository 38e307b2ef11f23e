import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ChapterSchema, explainIssue } from 'shared-contracts';
import * as v from 'valibot';
import type { LineTime } from '../texts/line-times';
import type { Problems } from '../problems';
import type { LinesFile } from '../line-sounds/lines-file';
import { FILM_PACES } from './timeline';

const FilmFileSchema = v.strictObject({
  pace: v.picklist(FILM_PACES, 'must be "talk", "parts" or "explained"'),
  /** How long the film plays. */
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Hashes of the recordings in it, in the order of the lines. */
  recordings: v.array(v.string()),
  /** How much faster the dialogue is than the recordings; absent: not at all. */
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
/** `film.json` of a lesson: what `npm run films` made its film of. */
export type FilmFile = v.InferOutput<typeof FilmFileSchema>;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns null when the lesson has none, or when there are problems */
export async function loadFilm(
  root: string,
  path: string,
  problems: Problems,
): Promise<FilmFile | null> {
  const file = `${path}/film.json`;
  const text = await readFile(join(root, file), 'utf8').catch(() => null);
  if (text === null) return null;
  const result = v.safeParse(FilmFileSchema, readJson(text), { abortPipeEarly: true });
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const { field, advice } = explainIssue(issue);
    problems.add(file, field === '' ? 'must be what npm run films writes' : `${field}: ${advice}`);
  }
  return null;
}

/** The parts of a lesson that a film is checked against. */
export interface FilmSurroundings {
  readonly DocID: string;
  readonly clip: string;
  readonly times: readonly LineTime[] | null;
  readonly lines: LinesFile | null;
  readonly explanations: readonly string[] | null;
}

/**
 * Checks that a film made of recordings still says what the lesson's recordings say, and that each
 * line stays in view while it is heard. A film that a teacher brought has no `film.json` and is not
 * checked so.
 *
 * @param clipSeconds how long the clip of its name plays; undefined: there is none
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
