import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainIssue } from 'shared-contracts';
import * as v from 'valibot';
import type { Problems } from '../problems';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads and validates an optional JSON file that a command has written.
 *
 * @param root the content folder
 * @param file path in it, as messages name it
 * @param command `npm run lines`
 * @returns null when the file does not exist, or has problems
 */
export async function readJsonIfAny<Schema extends v.GenericSchema>(
  root: string,
  file: string,
  schema: Schema,
  command: string,
  problems: Problems,
): Promise<v.InferOutput<Schema> | null> {
  const text = await readFile(join(root, file), 'utf8').catch(() => null);
  if (text === null) return null;
  const result = v.safeParse(schema, parseJson(text), { abortPipeEarly: true });
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const { field, advice } = explainIssue(issue);
    problems.add(file, field === '' ? `must be what ${command} writes` : `${field}: ${advice}`);
  }
  return null;
}
