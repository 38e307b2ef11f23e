import { Fragment } from 'react';
import { fold } from 'shared-contracts/fold';

/** A word, or what stands between two. */
const PARTS = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu;

/**
 * A text in which the found words are marked: whole words, because another spelling has no letters
 * that belong to those of the query one by one.
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
