import type { AnkiCard } from 'kit/anki-file';
import type { ChatMessage } from 'shared-contracts';

/** One phrase per line: `Swiss German = English`, as in a file of flashcards. */
const PHRASE = /^\s*([^=]+?)\s*=\s*([^=]+?)\s*$/;

/**
 * The phrases that teachers wrote into the chat, earliest first, each once. What learners write is
 * theirs: it is not made into cards.
 *
 * @param messages in the order in which they were written
 */
export function phrasesOf(messages: readonly ChatMessage[]): AnkiCard[] {
  const phrases = new Map<string, AnkiCard>();
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
