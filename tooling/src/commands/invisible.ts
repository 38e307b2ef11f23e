import { readFile, writeFile } from 'node:fs/promises';
import { inRoot } from 'delivery/paths';
import type { Command } from '../processes/run-command';
import {
  characterClassOf,
  invisibleCodePoints,
  turningCodePoints,
  undrawnCodePoints,
} from '../unicode/invisible';

const RULES = inRoot('firebase', 'firestore.rules');

/** A list is between these texts. */
const PLACES = [
  { around: /(?<=\(\?s\)\.\*\[\^)[^\]]*(?=\]\.\*)/, codePoints: invisibleCodePoints },
  { around: /(?<=pM\[)[^\]]*(?=\]\*\))/, codePoints: undrawnCodePoints },
  { around: /(?<=\(\?s\)\.\*\[)[^^\]]*(?=\]\.\*)/, codePoints: turningCodePoints },
] as const;

/**
 * `npm run invisible`: writes the characters that nobody can see, and those that turn a text, into
 * the security rules, from the Unicode data of this Node. For a newer version of Unicode.
 */
const invisible: Command = async () => {
  let rules = await readFile(RULES, 'utf8');
  for (const { around, codePoints } of PLACES) {
    const list = characterClassOf(codePoints()).replaceAll('\\', '\\\\');
    if (!around.test(rules)) throw new Error(`${RULES} has no place for the list`);
    rules = rules.replace(around, () => list);
  }
  await writeFile(RULES, rules);
  return 0;
};

export default invisible;
