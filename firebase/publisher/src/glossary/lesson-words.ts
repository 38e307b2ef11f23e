import { parseLessonText } from 'common';
import type { GlossaryEntry, LessonWords } from 'shared-contracts';
import type { Glossary } from './glossary-file';

export const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
/** Ends a clause. The two words of a form are in one clause. */
const CLAUSE_END = /[.,;:!?…–]/u;

/** A word of a line in dialect. */
export interface CutWord {
  readonly text: string;
  /** First character, and the one after the last, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** Its base form; undefined: the glossary lacks the word. */
  readonly word?: string | undefined;
  /** A name needs no entry. */
  readonly isName: boolean;
}

/** Makes the first letter small, because a sentence begins with a capital. */
const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase('de') + text.slice(1);

/** Finds separate words of one clause that form one entry, such as a separable verb. */
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
 * Cuts a line in dialect into its words, and looks each up as written, then with a small first
 * letter. A form of two words wins over the words alone.
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
 * Picks the glossary's entries for the words of some lines, and their places in the lines.
 *
 * @param lines in dialect
 * @param first index of the first line in the lesson, from 0
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
