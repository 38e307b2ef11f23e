import { readFile, writeFile } from 'node:fs/promises';
import { inRoot } from '../paths';
import type { Command } from '../processes/run-command';
import { characterClassOf, invisibleCodePoints, turningCodePoints } from '../unicode/invisible';

const RULES = inRoot('firebase', 'firestore.rules');

/** A list is between these texts. */
const PLACES = [
  {
    file: inRoot('shared-contracts', 'src', 'entities', 'invisible-characters.ts'),
    around: /(?<=INVISIBLE_CHARACTERS =\s+')[^']*(?=')/,
    codePoints: invisibleCodePoints,
  },
  { file: RULES, around: /(?<=\(\?s\)\.\*\[\^)[^\]]*(?=\]\.\*)/, codePoints: invisibleCodePoints },
  { file: RULES, around: /(?<=\(\?s\)\.\*\[)[^^\]]*(?=\]\.\*)/, codePoints: turningCodePoints },
] as const;

/**
 * `npm run invisible`: writes the characters that nobody can see, and those that turn a text, into
 * the security rules and shared-contracts, from the Unicode data of this Node. For a newer version
 * of Unicode.
 */
const invisible: Command = async () => {
  for (const { file, around, codePoints } of PLACES) {
    const list = characterClassOf(codePoints()).replaceAll('\\', '\\\\');
    const text = await readFile(file, 'utf8');
    if (!around.test(text)) throw new Error(`${file} has no place for the list`);
    await writeFile(
      file,
      text.replace(around, () => list),
    );
  }
  return 0;
};

export default invisible;
