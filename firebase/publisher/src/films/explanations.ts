import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseLessonText } from 'common';
import type { Problems } from '../problems';

/**
 * Reads `explanations.txt` of a recording: one line in English about each line of text.txt.
 *
 * @param path of the lesson, `lessons/zaeme-rede-fondue`
 * @returns null: no file, or not one line for each
 */
export async function loadExplanations(
  root: string,
  path: string,
  Text: string,
  problems: Problems,
): Promise<readonly string[] | null> {
  const file = `${path}/explanations.txt`;
  const text = await readFile(join(root, file), 'utf8').catch(() => null);
  if (text === null) return null;
  const explanations = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const count = parseLessonText(Text).length;
  if (explanations.length === count) return explanations;
  problems.add(file, `has ${explanations.length} lines, and text.txt ${count}; write one for each`);
  return null;
}
