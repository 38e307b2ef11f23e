/** A piece of the expected text, and whether the answer lacks it. */
export interface Piece {
  readonly text: string;
  readonly isMissing: boolean;
}

/** Letters compared at most; longer answers share too little and cost time. */
const LONGEST = 200;

/** For each pair of start indexes, the length of the longest common subsequence of the rests. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () =>
    new Array<number>(b.length + 1).fill(0),
  );
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const isSame = a[i]!.toLowerCase() === b[j]!.toLowerCase();
      lengths[i]![j] = isSame
        ? 1 + lengths[i + 1]![j + 1]!
        : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  return lengths;
}

/**
 * Cuts the expected text into pieces that the answer has and pieces that it lacks, ignoring case
 * and punctuation.
 *
 * @returns one unmarked piece if the answer has less than half of the text, where marks would not
 *   help
 */
export function differences(expected: string, typed: string): readonly Piece[] {
  const a = [...expected.normalize('NFC')];
  const b = [...typed.normalize('NFC').slice(0, LONGEST)];
  const lengths = commonLengths(a, b);
  if (2 * lengths[0]![0]! < a.length) return [{ text: expected, isMissing: false }];
  const pieces: { text: string; isMissing: boolean }[] = [];
  for (let i = 0, j = 0; i < a.length;) {
    if (j < b.length && lengths[i]![j] === lengths[i]![j + 1]) {
      j++;
      continue;
    }
    const isCommon = j < b.length && lengths[i]![j] !== lengths[i + 1]![j];
    const isMissing = !isCommon && !/\p{P}/u.test(a[i]!);
    const last = pieces.at(-1);
    if (last?.isMissing === isMissing) last.text += a[i]!;
    else pieces.push({ text: a[i]!, isMissing });
    if (isCommon) j++;
    i++;
  }
  return pieces;
}
