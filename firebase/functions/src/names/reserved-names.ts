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

const MARK = /\p{M}/gu;
const INVISIBLE = new RegExp(`[${INVISIBLE_CHARACTERS.replaceAll('\\x', '\\u')}]`, 'gu');

/** Like letters become one letter: the skeleton of Unicode's technical standard 39. */
const skeletonOf = (text: string): string =>
  unhomoglyph(text.normalize('NFKD').replace(MARK, '')).normalize('NFKD').replace(MARK, '');

/** As `skeletonOf` leaves them, i and j keep their shape, while 1, | and I are an l. */
const alike = (text: string): string => text.replace(/[i1|!]/g, 'l').replace(/0/g, 'o');

/**
 * The words of a name as they look, in small letters. Capitals are compared too, because some letters
 * are alike in one case only.
 */
function looksOf(name: string): readonly (readonly string[])[] {
  const shown = name.replace(INVISIBLE, (character) => (/\s/.test(character) ? ' ' : ''));
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

const contains = (words: readonly string[], part: readonly string[]): boolean =>
  words.some((_, at) => part.every((word, index) => words[at + index] === word));

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
      if (words.length === 0) return false;
      return own.join('') === words.join('') || (isAlsoPart && contains(own, words));
    }),
  );
}
