import type { ChatMessage } from 'shared-contracts';

/** A longer message is no phrase, and leaves no room for its English. */
const MOST = 200;

/**
 * Turns a message into the beginning of a phrase, `Swiss German = `. A teacher adds the English.
 * Source: docs/live.md, The date.
 *
 * @returns undefined for what can be none: links, long texts, and what has an equals sign
 */
export function phraseBeginning({ Message }: ChatMessage): string | undefined {
  const words = Message.trim().replaceAll(/\s+/g, ' ');
  const isNone = words.includes('=') || words.includes('://') || words.length > MOST;
  return isNone || !/\p{L}/u.test(words) ? undefined : `${words} = `;
}
