import { INVISIBLE_CHARACTER } from 'shared-contracts';
import unhomoglyph from 'unhomoglyph';

/** A name that only its owner may use. */
export interface ReservedName {
  readonly name: string;
  /**
   * Whether a longer name may not contain it. A first name is common, so only it alone is taken.
   */
  readonly isAlsoPart: boolean;
}

/** Reserves a teacher's name. A name of two words is reserved within a longer name, too. */
export const ofTeacher = (name: string): ReservedName => ({
  name,
  isAlsoPart: name.trim().split(/\s+/).length > 1,
});

/** Small capitals, which Unicode does not decompose into letters. */
const SMALL_CAPITALS = new Map(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ'].map((capital, index) => [
    capital,
    'abcdefghijklmnopqrstuvwyz'[index] ?? capital,
  ]),
);
/** Code points of A in dark circles, dark squares and flags, which Unicode does not decompose. */
const DARK_A = [0x1_f150, 0x1_f170, 0x1_f1e6];

function plainOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const a = DARK_A.find((first) => code >= first && code < first + 26);
  if (a !== undefined) return String.fromCodePoint('a'.charCodeAt(0) + code - a);
  return SMALL_CAPITALS.get(letter) ?? letter;
}

const MARK = /\p{M}/gu;
const INVISIBLE = new RegExp(INVISIBLE_CHARACTER, 'gu');

/**
 * Maps letters that look alike to one letter: the skeleton of Unicode's technical standard 39.
 * ASCII digits and signs stay, because `says` reads them as any letter.
 */
const skeletonOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARK, '')
    .replace(/[A-Za-z]|\P{ASCII}/gu, (letter) => unhomoglyph(letter))
    .normalize('NFKD')
    .replace(MARK, '');

/**
 * Maps further letters that `skeletonOf` keeps apart: i and I (an l in the skeleton), open and
 * turned forms of e, and small letters of Cyrillic and Cherokee that look like capitals.
 */
const mergeLookalikes = (text: string): string =>
  [...text]
    .map((letter) => SMALL_CAPITALS.get(letter) ?? letter)
    .join('')
    .replaceAll('i', 'l')
    .replaceAll('ĸ', 'k')
    .replaceAll('ʍ', 'rn')
    .replace(/[ꞓǝɜ]/g, 'e');

/** Compared characters of a name. Comments show a hundred. */
const LONGEST = 256;
/** Replaces a character that is not a letter of the name. */
const SIGN = '·';

/**
 * Reads a name in another way: flags, marks such as ™ and raised letters are signs, ß is a b, and a
 * capital within a word begins another word.
 */
const withSigns = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}\p{M}\s]|[\p{Lm}\p{Nl}]/gu, SIGN)
    .replace(/[ßβ]/g, 'b')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
const foreignAsSigns = (form: string): string => form.replace(/[^\P{L}a-z]/gu, SIGN);

/** These digits read as these letters. Any other digit or sign may be any letter. */
const READ_AS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
};

/**
 * Lists the ways to read a name, in small letters. The upper-case form counts too, because some
 * letters look alike in one case only.
 */
function looksOf(name: string): readonly string[] {
  const visible = name.replace(INVISIBLE, (character) => (/\s/.test(character) ? ' ' : ''));
  const formsOf = (shown: string): string[] =>
    [
      skeletonOf(skeletonOf(shown).toLowerCase()),
      skeletonOf(skeletonOf(shown).toUpperCase()),
      skeletonOf(shown.toLowerCase()),
      skeletonOf(shown.toUpperCase()),
    ].map((form) => mergeLookalikes(form.toLowerCase()).slice(0, LONGEST));
  return [
    ...formsOf([...visible].map(plainOf).join('')),
    ...formsOf(withSigns(visible)).map(foreignAsSigns),
  ];
}

const isLetter = (character: string) => /\p{L}/u.test(character);
const isDigit = (character: string) => /\p{N}/u.test(character);

/** The cost of reading a character as a letter: 0 for the letter, 1 for a digit or sign. */
function standsInFor(letter: string, character: string): number {
  if (character === letter || READ_AS[character] === letter) return 0;
  return isLetter(character) || character === ' ' ? Infinity : 1;
}

/**
 * Whether a text contains a name, however it is divided. A digit may be any letter, and a sign any
 * letter or none. Digits and signs must be less than half of the name, so that a number is not a
 * name.
 *
 * @param isPart whether other words may surround the name
 */
function says(text: string, name: readonly string[], isPart: boolean): boolean {
  /** Fewest stand-ins, by the number of matched letters. */
  let said = new Map([[0, 0]]);
  let isAfterLetter = false;
  for (const character of text) {
    const isWithinWord = isAfterLetter && isLetter(character);
    isAfterLetter = isLetter(character);
    if (isPart && !isWithinWord) {
      if (said.has(name.length)) return true;
      said.set(0, 0);
    }
    if (said.size === 0) continue;
    const isPassed = !isAfterLetter && !isDigit(character);
    const next = new Map<number, number>();
    const reach = (letters: number, standIns: number) => {
      const isFewer = standIns < (next.get(letters) ?? Infinity);
      if (isFewer && standIns < name.length / 2) next.set(letters, standIns);
    };
    for (const [letters, standIns] of said) {
      if (isPassed) reach(letters, standIns);
      const letter = name[letters];
      if (letter === undefined) continue;
      reach(letters + 1, standIns + standsInFor(letter, character));
      // The skeleton of an m is rn.
      const isM = letter === 'r' && name[letters + 1] === 'n';
      if (isM) reach(letters + 2, standIns + standsInFor('m', character));
    }
    said = next;
  }
  return said.has(name.length);
}

/**
 * Whether a name looks like a reserved one. Letters of other scripts, digits, signs, marks and
 * spaces do not hide it.
 *
 * @param reserved names of the teachers and of the school
 */
export function isReserved(name: string, reserved: readonly ReservedName[]): boolean {
  const looks = looksOf(name);
  return reserved.some(({ name: other, isAlsoPart }) =>
    looksOf(other).some((look, form) => {
      const words = look.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
      // The last name may come first, and may have two words: "Müller-Frei Anna".
      return words.some((_, at) => {
        const order = [...words.slice(at), ...words.slice(0, at)].join('');
        return says(looks[form] ?? '', [...order], isAlsoPart);
      });
    }),
  );
}
