import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a value as JSON under a name made of its content; nobody ever sees half of the file.
 *
 * @param dir made when it is missing
 * @param name first part of the file's name
 * @returns `<name>.<hash8>.json`
 */
export async function writeHashed(dir: string, name: string, value: object): Promise<string> {
  const text = JSON.stringify(value);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.json`;
  await mkdir(dir, { recursive: true });
  const partial = join(dir, `.${file}.${process.pid}`);
  await writeFile(partial, text);
  await rename(partial, join(dir, file));
  return file;
}
