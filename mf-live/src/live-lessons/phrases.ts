import type { AnkiCard } from 'kit/anki-file';
import type { ChatMessage } from 'shared-contracts';

/** One phrase per line, with spaces around its only equals sign: `Swiss German = English`. */
const PHRASE = /^([^=]+)\s=\s([^=]+)$/;
const LETTER = /\p{L}/u;
/** The beginning of an item of a list: a mark, or a number. */
const BULLET = /^(?:[-–—•·*>]|\d+[.)])\s+/;
const QUOTED =
  /^(?:"([^"]*)"|“([^“”]*)”|„([^“”]*)[“”]|«([^«»]*)»|»([^«»]*)«|‘([^‘’]*)’|'([^']*)')$/;

/** A text without the quotes around all of it; `'s Müesli` keeps its apostrophe. */
function bare(text: string): string {
  const trimmed = text.trim();
  const [, ...inside] = QUOTED.exec(trimmed) ?? [];
  return inside.find((part) => part !== undefined)?.trim() ?? trimmed;
}

function phraseOf(line: string): AnkiCard | undefined {
  if (line.includes('://')) return undefined;
  const [, leftSide = '', rightSide = ''] =
    PHRASE.exec(bare(line.trim().replace(BULLET, ''))) ?? [];
  const [SwissGerman, English] = [bare(leftSide), bare(rightSide)];
  const isPhrase = [SwissGerman, English].every((side) => LETTER.test(side));
  // An arrow has its own sign: `=>`.
  return isPhrase && !English.startsWith('>') ? { SwissGerman, English } : undefined;
}

/**
 * Picks the phrases that teachers wrote into the chat, earliest first, each once. What learners
 * write belongs to them and becomes no card. Links and sums are no phrases.
 *
 * @param messages in the order in which they were written
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
