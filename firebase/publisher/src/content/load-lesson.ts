import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseLessonText } from 'common';
import { ALL_CARDS, DUE_CARDS } from 'shared-contracts';
import type { Problems } from '../problems';
import { checkFlashcards, type CardContent } from '../texts/flashcards';
import type { OpenQuestion } from '../texts/ear-questions';
import { checkLessonText, type LessonText } from '../texts/lesson-texts';
import { loadExplanations } from '../films/explanations';
import { loadFilm, type FilmFile } from '../films/film-file';
import { loadLines, type LinesFile } from '../line-sounds/lines-file';
import { readYaml } from '../texts/read-yaml';
import { LessonFileSchema, type LessonFile } from './lesson-file';
import { loadOpenQuestion } from './questions-file';

/** One folder of `lessons`, validated. */
export interface LessonContent extends LessonFile, LessonText {
  /** Name of its folder. */
  readonly DocID: string;
  readonly folder: string;
  /** null: a mini lesson or a recording without flashcards. */
  readonly flashcards: readonly CardContent[] | null;
  /** Recordings of its lines. */
  readonly lines: LinesFile | null;
  /** A teacher's explanation of each line of a recording. */
  readonly explanations: readonly string[] | null;
  /** The parts of its film; null: `npm run films` did not make it. */
  readonly film: FilmFile | null;
  /** A teacher's question about the lesson. */
  readonly open: OpenQuestion | null;
}

const PICTURE = 'picture.webp';
const NOTHING_SPOKEN: LessonText = { Text: '', times: null, germanLines: null };

async function readText(root: string, file: string): Promise<string | null> {
  return readFile(join(root, file), 'utf8').catch(() => null);
}

function checkPhotos({ Photos }: LessonFile, file: string, problems: Problems): void {
  if (!Photos.includes(PICTURE)) return;
  problems.add(file, `Photos: ${PICTURE} is on the card already; name further pictures, or none`);
}

function checkAccess({ Type, access: who }: LessonFile, file: string, problems: Problems): void {
  if (Type === 'mini_lesson' && who === undefined) {
    problems.add(file, 'access: is missing; a mini lesson is for "free" or "subscribers"');
  }
  if (Type !== 'mini_lesson' && who !== undefined) {
    problems.add(file, `access: belongs to a mini_lesson only; leave it out of a ${Type}`);
  }
}

/**
 * Loads `lessons/<DocID>`: lesson.yaml, text.txt, picture.webp, the photos and sounds that
 * lesson.yaml names, the recordings of lines, questions.yaml, film.json, and flashcards.txt, which
 * a video lesson must have (ABOUT-flashcards-per-video).
 *
 * @param root the content folder
 * @returns null when lesson.yaml cannot be read; other problems are only collected
 */
export async function loadLesson(
  root: string,
  DocID: string,
  problems: Problems,
): Promise<LessonContent | null> {
  const path = `lessons/${DocID}`;
  if (!/^[a-z0-9][a-z0-9-]{0,99}$/.test(DocID)) {
    problems.add(path, 'the folder name must be lower-case letters, digits and hyphens');
  }
  if (DocID === DUE_CARDS || DocID === ALL_CARDS) {
    problems.add(path, `the name "${DocID}" is taken: /flashcards/${DocID} is a page of its own`);
  }
  const file = await readYaml(root, `${path}/lesson.yaml`, LessonFileSchema, problems);

  const text = await readText(root, `${path}/text.txt`);
  if (text === null) problems.add(`${path}/text.txt`, 'is missing; add this file');
  const spoken =
    text === null ? NOTHING_SPOKEN : checkLessonText(text, `${path}/text.txt`, problems);

  const cards = await readText(root, `${path}/flashcards.txt`);
  const flashcards =
    cards === null ? null : checkFlashcards(cards, `${path}/flashcards.txt`, problems);
  if (cards === null && file?.Type === 'lesson') {
    problems.add(`${path}/flashcards.txt`, 'is missing; every video lesson has flashcards');
  }

  const sounds = flashcards?.flatMap(({ Audio }) => Audio ?? []) ?? [];
  const needed = [PICTURE, ...(file?.Photos ?? []), ...(file?.Audios ?? []), ...sounds];
  for (const name of new Set(needed)) {
    if (existsSync(join(root, path, name))) continue;
    problems.add(`${path}/${name}`, 'is missing; add this file');
  }
  const lines = await loadLines(root, path, spoken.Text, problems);
  const explanations = await loadExplanations(root, path, spoken.Text, problems);
  const film = await loadFilm(root, path, problems);
  const open = await loadOpenQuestion(
    root,
    path,
    {
      lines: parseLessonText(spoken.Text).length,
      recorded: lines?.lines.map(({ line }) => line) ?? [],
    },
    problems,
  );
  if (file === null) return null;
  checkPhotos(file, `${path}/lesson.yaml`, problems);
  checkAccess(file, `${path}/lesson.yaml`, problems);
  return {
    ...file,
    ...spoken,
    DocID,
    folder: join(root, path),
    flashcards,
    lines,
    explanations,
    film,
    open,
  };
}
