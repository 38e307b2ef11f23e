import type { ChatMessage } from 'shared-contracts';

export interface Phrase {
  readonly SwissGerman: string;
  readonly English: string;
}

/** One phrase per line: `Swiss German = English`, as in a file of flashcards. */
const PHRASE = /^\s*([^=]+?)\s*=\s*([^=]+?)\s*$/;

/**
 * The phrases that teachers wrote into the chat, earliest first, each once. What learners write is
 * theirs: it is not made into cards.
 *
 * @param messages in the order in which they were written
 */
export function phrasesOf(messages: readonly ChatMessage[]): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const { Message, ByTeacher } of messages) {
    if (ByTeacher !== true) continue;
    for (const line of Message.split('\n')) {
      const [, SwissGerman, English] = PHRASE.exec(line) ?? [];
      if (SwissGerman === undefined || English === undefined) continue;
      phrases.set(SwissGerman, { SwissGerman, English });
    }
  }
  return [...phrases.values()];
}

const field = (text: string) => text.replace(/\s+/g, ' ').replaceAll('"', '""');

/** Cards for Anki: a text with a tab between front and back. */
export const ankiFile = (phrases: readonly Phrase[]): string =>
  [
    '#separator:tab',
    '#html:false',
    ...phrases.map(({ SwissGerman, English }) => `"${field(SwissGerman)}"\t"${field(English)}"`),
    '',
  ].join('\n');
