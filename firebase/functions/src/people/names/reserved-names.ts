import { INVISIBLE_CHARACTER } from 'shared-contracts';
import unhomoglyph from 'unhomoglyph';

/** A name that only its owner may use. */
export interface ReservedName {
  readonly name: string;
  /** Also as a part of a longer name. A single first name is common, so it is reserved alone. */
  readonly isAlsoPart: boolean;
}

/** A teacher's name: first and last name together also within a longer one. */
export const ofTeacher = (name: string): ReservedName => ({
  name,
  isAlsoPart: name.trim().split(/\s+/).length > 1,
});

/**
 * Styles of letters that Unicode does not take apart: small capitals, and white letters in dark
 * shapes.
 */
const SMALL_CAPITALS = new Map(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ'].map((capital, index) => [
    capital,
    'abcdefghijklmnopqrstuvwyz'[index] ?? capital,
  ]),
);
/** The A of circles, of squares and of flags. */
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
 * Like letters become one letter: the skeleton of Unicode's technical standard 39. ASCII's digits
 * and signs stay, because `says` reads them as any letter.
 */
const skeletonOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARK, '')
    .replace(/[A-Za-z]|\P{ASCII}/gu, (letter) => unhomoglyph(letter))
    .normalize('NFKD')
    .replace(MARK, '');

/**
 * What `skeletonOf` keeps apart: i and I, which is an l, the open and turned forms of e, and the
 * small letters of Cyrillic and Cherokee that look like capitals.
 */
const alike = (text: string): string =>
  [...text]
    .map((letter) => SMALL_CAPITALS.get(letter) ?? letter)
    .join('')
    .replaceAll('i', 'l')
    .replaceAll('ĸ', 'k')
    .replaceAll('ʍ', 'rn')
    .replace(/[ꞓǝɜ]/g, 'e');

/** The most characters of a name that are compared; comments show a hundred. */
const LONGEST = 256;
/** Stands for a character that is no letter of the name, but only beside it. */
const SIGN = '·';

/**
 * A name in which flags, marks such as ™, raised letters and foreign scripts are signs, ß is a b,
 * and a capital within a word begins another one.
 */
const withSigns = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}\p{M}\s]|[\p{Lm}\p{Nl}]/gu, SIGN)
    .replace(/[ßβ]/g, 'b')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
const foreignAsSigns = (form: string): string => form.replace(/[^\P{L}a-z]/gu, SIGN);

/** Digits that are read as these letters. Any other digit or sign may be any letter. */
const READ_AS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
};

/**
 * A name as it looks, in small letters. Capitals are compared too, because some letters look the
 * same in one case only.
 */
function looksOf(name: string): readonly string[] {
  const visible = name.replace(INVISIBLE, (character) => (/\s/.test(character) ? ' ' : ''));
  const formsOf = (shown: string): string[] =>
    [
      skeletonOf(skeletonOf(shown).toLowerCase()),
      skeletonOf(skeletonOf(shown).toUpperCase()),
      skeletonOf(shown.toLowerCase()),
      skeletonOf(shown.toUpperCase()),
    ].map((form) => alike(form.toLowerCase()).slice(0, LONGEST));
  return [
    ...formsOf([...visible].map(plainOf).join('')),
    ...formsOf(withSigns(visible)).map(foreignAsSigns),
  ];
}

const isLetter = (character: string) => /\p{L}/u.test(character);
const isDigit = (character: string) => /\p{N}/u.test(character);

/** How many letters a character only stands in for, if it is read as this letter. */
function standsInFor(letter: string, character: string): number {
  if (character === letter || READ_AS[character] === letter) return 0;
  return isLetter(character) || character === ' ' ? Infinity : 1;
}

/**
 * Whether a text says a name, however it is divided. A digit may be any letter, and a sign any
 * letter or none. They make up less than half of the name, so that a number is no name.
 *
 * @param isPart whether other words may stand around the name
 */
function says(text: string, name: readonly string[], isPart: boolean): boolean {
  /** By number of letters that the text has said so far: the fewest stand-ins. */
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
 * Whether a name looks like a reserved one, in whatever letters, digits, signs, marks and spaces it
 * is written.
 *
 * @param reserved names of the teachers and of the school
 */
export function isReserved(name: string, reserved: readonly ReservedName[]): boolean {
  const looks = looksOf(name);
  return reserved.some(({ name: other, isAlsoPart }) =>
    looksOf(other).some((look, form) => {
      const words = look.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
      // The last name may come first, and may be two words itself: "Müller-Frei Anna".
      return words.some((_, at) => {
        const order = [...words.slice(at), ...words.slice(0, at)].join('');
        return says(looks[form] ?? '', [...order], isAlsoPart);
      });
    }),
  );
}
