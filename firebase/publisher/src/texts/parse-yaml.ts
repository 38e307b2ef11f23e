import { parseDocument } from 'yaml';
import type { Problems } from '../problems';

/**
 * Parses a YAML file.
 *
 * @param file path in the content folder, as messages name it
 * @returns null when it is not valid; the problem names the line
 */
export function parseYaml(
  text: string,
  file: string,
  problems: Problems,
): ReturnType<typeof parseDocument> | null {
  const document = parseDocument(text, { prettyErrors: false, merge: true });
  const [error] = document.errors;
  if (error === undefined) return document;
  const line = text.slice(0, error.pos[0]).split('\n').length;
  problems.add(file, `line ${line}: is not valid YAML: ${error.message}`);
  return null;
}
