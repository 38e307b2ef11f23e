import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainIssue } from 'shared-contracts';
import * as v from 'valibot';
import type { Problems } from '../problems';
import { parseYaml } from './parse-yaml';

/** Names a field for a person, who counts entries from 1: `accounts 2.email`. */
const readable = (field: string): string =>
  field.replace(/\.(\d+)(?=\.|$)/g, (_, index: string) => ` ${Number(index) + 1}`);

/**
 * Reads and validates one YAML file.
 *
 * @param root the content folder
 * @param file path in it, as messages name it
 * @returns null when there are problems
 */
export async function readYaml<Schema extends v.GenericSchema>(
  root: string,
  file: string,
  schema: Schema,
  problems: Problems,
): Promise<v.InferOutput<Schema> | null> {
  const text = await readFile(join(root, file), 'utf8').catch(() => null);
  if (text === null) {
    problems.add(file, 'is missing; add this file');
    return null;
  }
  const document = parseYaml(text, file, problems);
  if (!document) return null;
  const result = v.safeParse(schema, document.toJS(), { abortPipeEarly: true });
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const { field, advice } = explainIssue(issue);
    problems.add(file, field === '' ? advice : `${readable(field)}: ${advice}`);
  }
  return null;
}

/**
 * Reads and validates an optional YAML file.
 *
 * @returns null when the file does not exist, or has problems
 */
export async function readYamlIfAny<Schema extends v.GenericSchema>(
  root: string,
  file: string,
  schema: Schema,
  problems: Problems,
): Promise<v.InferOutput<Schema> | null> {
  return existsSync(join(root, file)) ? readYaml(root, file, schema, problems) : null;
}
