import type { Flashcard } from 'shared-contracts';

/** Front and back of a card. */
export type AnkiCard = Pick<Flashcard, 'SwissGerman' | 'English'>;

/** Texts that Anki would split, or read as a comment or quotation, without quotes. */
const NEEDS_QUOTES = /["\t\r\n]|^[#\s]|\s$/;

const field = (text: string): string =>
  NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Makes a text fit into a header, which ends at a line break. `::` would create nested decks. */
const inHeader = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/:{2,}/g, ':').trim();

/**
 * Writes cards as a UTF-8 text file that Anki imports without questions: headers with separator,
 * note type, deck and columns, then one card per line.
 * Source: Anki manual, "Text Files", "File Headers".
 *
 * @param title of the lesson; the name of the deck within "Swiss German"
 */
export function ankiText(title: string, cards: readonly AnkiCard[]): string {
  const headers = [
    '#separator:tab',
    '#html:false',
    '#notetype:Basic',
    `#deck:Swiss German::${inHeader(title)}`,
    '#columns:Front\tBack',
  ];
  const records = cards.map(
    ({ SwissGerman, English }) => `${field(SwissGerman)}\t${field(English)}`,
  );
  return `${[...headers, ...records].join('\n')}\n`;
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A file name that every file system accepts, `gruezi-mitenand.txt`. */
export function ankiFileName(title: string): string {
  const name = title
    .toLowerCase()
    // 'üe' contains the e already.
    .replaceAll(/üe/g, 'ue')
    .replaceAll(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${name.slice(0, 80) || 'flashcards'}.txt`;
}
