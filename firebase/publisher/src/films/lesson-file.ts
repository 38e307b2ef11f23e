import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isScalar } from 'yaml';
import type { Problems } from '../problems';
import { parseYaml } from '../texts/parse-yaml';

/** The fields of `lesson.yaml` that a film needs. */
export interface LessonFile {
  readonly Type?: string;
  /** 1 to 5. */
  readonly Difficulty?: number;
  /**
   * Sets the clip, and leaves everything else as the teacher wrote it.
   *
   * @returns the text of the file
   */
  withClip(clip: string): string;
}

function namingClip(text: string, value: unknown, clip: string): string {
  if (!isScalar(value) || !value.range) return `${text.trimEnd()}\nclip: ${clip}\n`;
  const [start, end] = value.range;
  // A value that begins right after the colon is empty.
  const space = text[start - 1] === ':' ? ' ' : '';
  return `${text.slice(0, start)}${space}${clip}${text.slice(end)}`;
}

/** @returns null when there are problems */
export async function readLessonFile(
  root: string,
  file: string,
  problems: Problems,
): Promise<LessonFile | null> {
  const text = await readFile(join(root, file), 'utf8').catch(() => null);
  if (text === null) {
    problems.add(file, 'is missing; add this file');
    return null;
  }
  const document = parseYaml(text, file, problems);
  if (!document) return null;
  const [Type, Difficulty] = [document.get('Type'), document.get('Difficulty')];
  return {
    ...(typeof Type === 'string' && { Type }),
    ...(typeof Difficulty === 'number' && { Difficulty }),
    withClip: (clip) => namingClip(text, document.get('clip', true), clip),
  };
}
