import { parseLessonText } from 'common';
import type { GlossaryEntry, LessonWords } from 'shared-contracts';
import type { Glossary } from './glossary-file';

export const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
/** Ends a clause: two words of one form are never on both sides of it. */
const CLAUSE_END = /[.,;:!?…–]/u;

/** A word of a line in dialect. */
export interface CutWord {
  readonly text: string;
  /** First character, and the one after the last, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** Base form that it leads to; undefined: the glossary lacks it. */
  readonly word?: string | undefined;
  /** Whether it is a name, which needs no entry. */
  readonly isName: boolean;
}

/** As in the middle of a sentence; the first word of a sentence has a capital letter. */
const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase('de') + text.slice(1);

/** Finds what two words of one clause are together, such as a separable verb. */
function joinApart(line: string, words: CutWord[], { apart }: Glossary): void {
  for (const { words: parts, word } of apart) {
    const [first, second] = parts;
    words.forEach((candidate, index) => {
      if (lowered(candidate.text) !== first) return;
      const end = words.findIndex(
        ({ text, from }, later) =>
          later > index && text === second && !CLAUSE_END.test(line.slice(candidate.to, from)),
      );
      for (const place of end < 0 ? [] : [index, end]) {
        const part = words[place];
        if (part) words[place] = { ...part, word };
      }
    });
  }
}

/**
 * Cuts a line in dialect into its words. A form is looked up as it is written, then with a small
 * first letter; two words that belong together come before each alone.
 */
export function cutLine(line: string, glossary: Glossary): CutWord[] {
  const words = [...line.matchAll(WORD)].map(({ 0: text, index }): CutWord => {
    const word = glossary.forms.get(text) ?? glossary.forms.get(lowered(text));
    const isName = word === undefined && glossary.names.has(text);
    return { text, from: index, to: index + text.length, word, isName };
  });
  joinApart(line, words, glossary);
  return words;
}

/**
 * Makes the part of the glossary that travels with lines: the entries of their words, and no other.
 *
 * @param lines in dialect
 * @param first place of the first one in the lesson, from 0
 * @returns undefined when the school has no glossary
 */
export function wordsOf(
  lines: readonly string[],
  glossary: Glossary,
  first = 0,
): LessonWords | undefined {
  if (glossary.entries.size === 0) return undefined;
  const entries: GlossaryEntry[] = [];
  const placeOf = (word: string | undefined): number | undefined => {
    const entry = word === undefined ? undefined : glossary.entries.get(word);
    if (entry === undefined) return undefined;
    if (!entries.includes(entry)) entries.push(entry);
    return entries.indexOf(entry);
  };
  const places = lines.flatMap((line, index) =>
    cutLine(line, glossary)
      .filter(({ isName }) => !isName)
      .map(({ from, to, word }) => {
        const entry = placeOf(word);
        return { line: first + index, from, to, ...(entry !== undefined && { entry }) };
      }),
  );
  return { entries, places };
}

/** The words of a lesson, by its `Text`. */
export const lessonWordsOf = (Text: string, glossary: Glossary): LessonWords | undefined =>
  wordsOf(
    parseLessonText(Text).map(({ SwissGerman }) => SwissGerman),
    glossary,
  );
