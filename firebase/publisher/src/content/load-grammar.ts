import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problems } from '../problems';
import { GRAMMAR_FILE } from './lesson-file';

export interface GrammarPdf {
  /** `grammatik.pdf`: the file name in `grammar`, and on the learner's device. */
  readonly name: string;
  readonly content: Buffer;
}

/** The overview of all lessons. */
export const GENERAL_GRAMMAR = 'grammatik.pdf';

/** Below the limit of a database document, 1 MiB, with room for other fields. */
const MAX_BYTES = 900_000;

/**
 * Loads every PDF of `grammar`, which must contain the general overview (ABOUT-grammar-pdf).
 *
 * @param root the content folder
 * @returns by file name, without those that have problems
 */
export async function loadGrammar(
  root: string,
  problems: Problems,
): Promise<Map<string, GrammarPdf>> {
  const folder = join(root, 'grammar');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.pdf'));
  const pdfs = new Map<string, GrammarPdf>();
  for (const name of names.sort()) {
    const file = `grammar/${name}`;
    const content = await readFile(join(folder, name));
    if (!GRAMMAR_FILE.test(name)) {
      problems.add(
        file,
        'the name must be lower-case letters, digits and hyphens, like artikel.pdf',
      );
    } else if (!content.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
      problems.add(file, 'is not a PDF; export it again as PDF');
    } else if (content.length > MAX_BYTES) {
      const kB = Math.ceil(content.length / 1000);
      problems.add(file, `has ${kB} kB; make it smaller, at most ${MAX_BYTES / 1000} kB`);
    } else {
      pdfs.set(name, { name, content });
    }
  }
  if (!names.includes(GENERAL_GRAMMAR)) {
    problems.add(`grammar/${GENERAL_GRAMMAR}`, 'is missing; add the overview for all lessons');
  }
  return pdfs;
}
