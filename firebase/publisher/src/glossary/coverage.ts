import { parseLessonText } from 'common';
import { fold } from 'common/fold';
import type { Glossary } from './glossary-file';
import { cutLine } from './lesson-words';

/** A word that the glossary lacks, with the spellings that `fold` makes equal. */
interface MissingWord {
  /** Uses in the lessons, by spelling. */
  readonly forms: Map<string, number>;
  /** A line with the word, its translation and its lesson. */
  readonly said: string;
  readonly isDraft: boolean;
}

const sumOf = ({ forms }: MissingWord): number =>
  [...forms.values()].reduce((sum, count) => sum + count, 0);

/**
 * Lists the words of the lessons that the glossary lacks, in lines for a person: the most frequent
 * first, with their spellings and an example. The last line names the share of all running words
 * that the glossary has, without names. Source: CMD-words.
 */
export function coverageOf(
  lessons: readonly { readonly DocID: string; readonly Text: string }[],
  glossary: Glossary,
): string[] {
  const missing = new Map<string, MissingWord>();
  let running = 0;
  for (const { DocID, Text } of lessons) {
    for (const { SwissGerman, English } of parseLessonText(Text)) {
      for (const { text, word, isName } of cutLine(SwissGerman, glossary)) {
        if (isName) continue;
        running += 1;
        if (word !== undefined) continue;
        const group = missing.get(fold(text)) ?? {
          forms: new Map<string, number>(),
          said: `${SwissGerman} = ${English} (${DocID})`,
          isDraft: glossary.drafts.has(text),
        };
        group.forms.set(text, (group.forms.get(text) ?? 0) + 1);
        missing.set(fold(text), group);
      }
    }
  }
  const groups = [...missing.values()].sort((a, b) => sumOf(b) - sumOf(a));
  const lacking = groups.reduce((sum, group) => sum + sumOf(group), 0);
  const share = running === 0 ? 100 : Math.floor((1000 * (running - lacking)) / running) / 10;
  return [
    ...groups.map((group) => {
      const forms = [...group.forms].sort(([, a], [, b]) => b - a).map(([form]) => form);
      const state = group.isDraft ? ' (draft)' : '';
      return `${sumOf(group)} × ${forms.join(', ')}${state}: ${group.said}`;
    }),
    `${share} % of ${running} running words`,
  ];
}
