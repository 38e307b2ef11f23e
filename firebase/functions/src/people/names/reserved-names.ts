import { INVISIBLE_CHARACTERS } from 'shared-contracts';
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
const INVISIBLE = new RegExp(`[${INVISIBLE_CHARACTERS.replaceAll('\\x', '\\u')}]`, 'gu');

/** Like letters become one letter: the skeleton of Unicode's technical standard 39. */
const skeletonOf = (text: string): string =>
  unhomoglyph(text.normalize('NFKD').replace(MARK, '')).normalize('NFKD').replace(MARK, '');

/**
 * What `skeletonOf` keeps apart: i keeps its shape, while 1, | and I are an l. An e has open and
 * turned forms (є, ε, ə, з), and digits stand for letters, as in R3gula.
 */
const ALIKE = [
  [/[i1|!]/g, 'l'],
  [/0/g, 'o'],
  [/[ꞓǝɜ3]/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
] as const;
const alike = (text: string): string =>
  ALIKE.reduce((rest, [those, letter]) => rest.replace(those, letter), text);

/**
 * The words of a name as they look, in small letters. Capitals are compared too, because some
 * letters look the same in one case only.
 */
function looksOf(name: string): readonly (readonly string[])[] {
  const visible = name.replace(INVISIBLE, (character) => (/\s/.test(character) ? ' ' : ''));
  const shown = [...visible].map(plainOf).join('');
  const forms = [
    skeletonOf(skeletonOf(shown).toLowerCase()),
    skeletonOf(skeletonOf(shown).toUpperCase()),
    skeletonOf(shown.toLowerCase()),
  ];
  return forms.map((form) =>
    alike(form.toLowerCase())
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );
}

/** Whether some words in a row are a name, however they are divided. */
const contains = (words: readonly string[], name: string): boolean =>
  words.some((_, at) => {
    let rest = name;
    for (let index = at; rest !== ''; index += 1) {
      const word = words[index];
      if (word === undefined || !rest.startsWith(word)) return false;
      rest = rest.slice(word.length);
    }
    return true;
  });

/**
 * Whether a name looks like a reserved one, in whatever letters, marks and spaces it is written.
 *
 * @param reserved names of the teachers and of the school
 */
export function isReserved(name: string, reserved: readonly ReservedName[]): boolean {
  const looks = looksOf(name);
  return reserved.some(({ name: other, isAlsoPart }) =>
    looksOf(other).some((words, form) => {
      const own = looks[form] ?? [];
      const whole = words.join('');
      if (whole === '') return false;
      // The last name may come first, and may be two words itself: "Müller-Frei Anna".
      const orders = words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(''));
      const isPart = orders.some((order) => contains(own, order));
      return own.join('') === whole || (isAlsoPart && isPart);
    }),
  );
}
