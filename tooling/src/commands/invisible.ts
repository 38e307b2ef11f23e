import { readFile, writeFile } from 'node:fs/promises';
import { inRoot } from '../paths';
import type { Command } from '../processes/run-command';
import { characterClassOf, invisibleCodePoints } from '../unicode/invisible';

/** The list is between these texts. */
const PLACES = [
  {
    file: inRoot('shared-contracts', 'src', 'entities', 'invisible-characters.ts'),
    around: /(?<=INVISIBLE_CHARACTERS =\s+')[^']*(?=')/,
  },
  { file: inRoot('firebase', 'firestore.rules'), around: /(?<=\(\?s\)\.\*\[\^)[^\]]*(?=\]\.\*)/ },
] as const;

/**
 * `npm run invisible`: writes the characters that nobody can see into the security rules and
 * shared-contracts, from the Unicode data of this Node. For a newer version of Unicode.
 */
const invisible: Command = async () => {
  const list = characterClassOf(invisibleCodePoints()).replaceAll('\\', '\\\\');
  for (const { file, around } of PLACES) {
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
