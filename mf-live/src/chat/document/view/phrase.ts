import type { ChatMessage } from 'shared-contracts';

const MAX_LENGTH = 200;

/**
 * Turns a message into the beginning of a phrase, `Swiss German = `. A teacher adds the English.
 * Source: docs/live.md, The date.
 *
 * @returns undefined for links, for texts without a letter or with an equals sign, and for texts
 *   too long to leave room for the English
 */
export function phraseBeginning({ Message }: ChatMessage): string | undefined {
  const words = Message.trim().replaceAll(/\s+/g, ' ');
  const isNone = words.includes('=') || words.includes('://') || words.length > MAX_LENGTH;
  return isNone || !/\p{L}/u.test(words) ? undefined : `${words} = `;
}
