import { Fragment } from 'react';
import { fold } from 'common/fold';

/** A word, or the characters between two words. */
const PARTS = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Marks the found words in a text. It marks whole words, because another spelling does not match
 * the query letter by letter.
 *
 * @param words folded words of the query
 */
export function MarkedWords({ text, words }: { text: string; words: readonly string[] }) {
  return (text.match(PARTS) ?? []).map((part, index) => {
    const folded = fold(part);
    const isFound = words.some((word) => folded.startsWith(word));
    return isFound ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>;
  });
}
