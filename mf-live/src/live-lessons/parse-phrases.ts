import type { AnkiCard } from 'kit/anki-file';
import type { ChatMessage } from 'shared-contracts';

/**
 * Finds the phrases that teachers wrote into the chat, each once, with its last translation. Only
 * teachers' messages count, because learners' texts belong to the learners.
 *
 * @param messages oldest first
 */
export function phrasesOf(messages: readonly ChatMessage[]): AnkiCard[] {
  const phrases = new Map<string, AnkiCard>();
  for (const { Message, ByTeacher } of messages) {
    if (ByTeacher !== true) continue;
    for (const line of Message.split('\n')) {
      const phrase = phraseOf(line);
      if (phrase) phrases.set(phrase.SwissGerman, phrase);
    }
  }
  return [...phrases.values()];
}

/** One phrase per line, with spaces around its only equals sign: `Swiss German = English`. */
const PHRASE = /^([^=]+)\s=\s([^=]+)$/;
const LETTER = /\p{L}/u;
/** Matches the beginning of a list item: a mark or a number. */
const BULLET = /^(?:[-–—•·*>]|\d+[.)])\s+/;
const QUOTED =
  /^(?:"([^"]*)"|“([^“”]*)”|„([^“”]*)[“”]|«([^«»]*)»|»([^«»]*)«|‘([^‘’]*)’|'([^']*)')$/;

/** Removes quotes around the whole text; `'s Müesli` keeps its apostrophe. */
function unquoted(text: string): string {
  const trimmed = text.trim();
  const [, ...inside] = QUOTED.exec(trimmed) ?? [];
  return inside.find((part) => part !== undefined)?.trim() ?? trimmed;
}

function phraseOf(line: string): AnkiCard | undefined {
  if (line.includes('://')) return undefined;
  const [, leftSide = '', rightSide = ''] =
    PHRASE.exec(unquoted(line.trim().replace(BULLET, ''))) ?? [];
  const [SwissGerman, English] = [unquoted(leftSide), unquoted(rightSide)];
  const isPhrase = [SwissGerman, English].every((side) => LETTER.test(side));
  // `=>` is an arrow, not an equals sign.
  return isPhrase && !English.startsWith('>') ? { SwissGerman, English } : undefined;
}
