import { readFile, writeFile } from 'node:fs/promises';
import { inRoot } from 'delivery/paths';
import { fillParts } from '../documents/fill-parts';
import { messagesSchema } from './json-schema';
import { generatedParts } from './markdown';
import { modelsOf } from './models.mjs';

const GUIDE = 'docs/parent-app.md';

/**
 * Makes all files for the native team from the schemas of the messages. The guide also has parts
 * that are written by hand.
 *
 * @returns the text of each file, by its path from the root of the repository
 */
export async function guideFiles(): Promise<Readonly<Record<string, string>>> {
  const schema = messagesSchema();
  const guide = fillParts(await readFile(inRoot(GUIDE), 'utf8'), GUIDE, generatedParts());
  return {
    [GUIDE]: guide,
    'docs/parent-app/messages.schema.json': `${JSON.stringify(schema, null, 2)}\n`,
    'docs/parent-app/Messages.swift': await modelsOf(schema, 'swift'),
    'docs/parent-app/Messages.kt': await modelsOf(schema, 'kotlin'),
  };
}

export async function writeGuideFiles(): Promise<void> {
  for (const [path, text] of Object.entries(await guideFiles())) {
    await writeFile(inRoot(path), text);
  }
}
