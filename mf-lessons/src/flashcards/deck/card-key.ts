import type { Flashcard } from 'shared-contracts';

const rotate = (hash: number, code: number, factor: number) => Math.imul(hash ^ code, factor);

/** A hash of 53 bits in eleven letters and digits (cyrb53); not for secrets. */
function hashOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = rotate(high, code, 2654435761);
    low = rotate(low, code, 1597334677);
  }
  high = rotate(high ^ (high >>> 16), low >>> 13, 2246822507);
  low = rotate(low ^ (low >>> 16), high >>> 13, 2246822507);
  const number = 4294967296 * (2097151 & low) + (high >>> 0);
  return number.toString(36).padStart(11, '0');
}

/** A card of the school, or a word that the learner has made their card. */
export interface AnyCard extends Readonly<Flashcard> {
  readonly isOwn?: true;
  /** Of an own word: index of the line where the learner met it. */
  readonly met?: number;
  /** Of an own word: its positions in the line, `to` exclusive. */
  readonly said?: readonly (readonly [from: number, to: number])[];
}

/** A card with the key of its schedule. */
export interface DeckCard extends AnyCard {
  readonly key: string;
}

/** Removes a leading article; own words are stored without it. */
export const withoutArticle = (text: string): string => text.replace(/^(de|d|s|en|e|es) +/i, '');

/** Prefix of an own word's key; keys of the school's cards never have it. */
const OWN = 'word-';

export const isOwnKey = (key: string): boolean => key.startsWith(OWN);

/**
 * Gives each card a key made from its dialect side. So schedules survive a corrected translation,
 * another order, or a new card. A second card with the same text gets a number.
 */
export function withKeys(cards: readonly AnyCard[]): readonly DeckCard[] {
  const timesSeen = new Map<string, number>();
  return cards.map((card) => {
    const text = hashOf(card.SwissGerman.trim().normalize('NFC'));
    const hash = card.isOwn ? `${OWN}${text}` : text;
    const times = (timesSeen.get(hash) ?? 0) + 1;
    timesSeen.set(hash, times);
    return { ...card, key: times === 1 ? hash : `${hash}-${times}` };
  });
}
