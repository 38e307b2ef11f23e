import { join } from 'node:path';
import { loadContent } from '../content/load-content';
import { ContentError } from '../problems';
import { temporaryFolder, writeContent, type Files } from './content-folder';

const folder = temporaryFolder();
let count = 0;

/** A new content folder: the sample of `writeContent` with these files changed. */
export const contentFolder = (changes?: Files): string =>
  writeContent(join(folder, `content-${(count += 1)}`), changes);

/** The reported problems of a changed folder. */
export async function problemsOf(changes: Files): Promise<readonly string[]> {
  const loading = loadContent(contentFolder(changes), true);
  const error: unknown = await loading.catch((thrown: unknown) => thrown);
  return error instanceof ContentError ? error.problems : [];
}

export const LOW_PLAYLIST = 'clips/lake/240p/index.m3u8';
export const LESSON_FILE = 'lessons/tram/lesson.yaml';
export const TEXT_FILE = 'lessons/tram/text.txt';

/**
 * Makes `lesson.yaml` with changed fields.
 *
 * @param fields in YAML, below the others
 * @param dropped matches the fields to leave out
 */
export const lessonFile = (fields: string, dropped = /^$/): Files => {
  const base = 'Title: T\nSubtitle: S\nType: lesson\nDate: 2026-11-20\nclip: lake';
  const kept = base.split('\n').filter((line) => !dropped.test(line));
  return { [LESSON_FILE]: [...kept, fields].join('\n') };
};
