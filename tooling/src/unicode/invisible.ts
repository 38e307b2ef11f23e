/**
 * White space, control and format characters, and those that Unicode tells programs not to draw.
 */
const HIDDEN = /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Characters that Unicode counts as letters or symbols and that fonts draw blank: the empty Braille
 * pattern, a musical note without a head, fillers of Khitan and of hieroglyphs, and the place of an
 * object.
 */
const BLANK = new Set([0x2800, 0x1d159, 0x16fe4, 0x13441, 0x13442, 0xfffc]);

const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

const codePointsWhere = (isListed: (code: number) => boolean): readonly number[] =>
  Array.from({ length: 0x110000 }, (_, code) => code).filter(
    (code) => !isSurrogate(code) && isListed(code),
  );

/** Every code point that nobody can see, by the Unicode data of this Node. */
export const invisibleCodePoints = () =>
  codePointsWhere((code) => BLANK.has(code) || HIDDEN.test(String.fromCodePoint(code)));

/** Every code point that turns the direction of a text; RE2 does not know this property. */
export const turningCodePoints = () =>
  codePointsWhere((code) => /\p{Bidi_Control}/u.test(String.fromCodePoint(code)));

/** The inside of a character class of RE2: `\x{0}-\x{20}\x{AD}`. */
export function characterClassOf(codePoints: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of codePoints) {
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const name = (code: number) => `\\x{${code.toString(16).toUpperCase()}}`;
  return ranges
    .map(([first, last]) => (first === last ? name(first) : `${name(first)}-${name(last)}`))
    .join('');
}
