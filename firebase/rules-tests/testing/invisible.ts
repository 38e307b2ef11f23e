import { isTidyName, isVisibleText } from 'shared-contracts';

const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

const codePointsWhere = (isListed: (code: number) => boolean): readonly number[] =>
  Array.from({ length: 0x110000 }, (_, code) => code).filter(
    (code) => !isSurrogate(code) && isListed(code),
  );

/** Every invisible code point, by the Unicode data of this Node. */
export const invisibleCodePoints = () =>
  codePointsWhere((code) => !isVisibleText(String.fromCodePoint(code)));

/** Every invisible code point except spaces, because a mark may stand on a space. */
export const undrawnCodePoints = () =>
  invisibleCodePoints().filter((code) => !/[\s\p{Z}]/u.test(String.fromCodePoint(code)));

/** Every code point that turns the direction of a text; RE2 has no name for this property. */
export const turningCodePoints = () =>
  codePointsWhere((code) => !isTidyName(String.fromCodePoint(code)));

/** Writes code points as the inside of a character class of RE2: `\x{0}-\x{20}\x{AD}`. */
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
