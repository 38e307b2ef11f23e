import { parseLessonText } from 'common';
import {
  LINES_PER_RULE,
  type Difference,
  type DifferenceExample,
  type DifferenceRule,
  type Differences,
} from 'shared-contracts';
import type { GermanLine } from '../texts/german-line';
import type { Glossary } from './glossary-file';
import { cutLine, WORD } from './lesson-words';
import { pairWords, PRONOUN } from './pair-words';
import { kindOf } from './sound-rules';

/** Past forms of German verbs, for which the dialect has only the perfect. */
const IMPERFECT =
  /^(war(en|st)?|(hatte|wurde|wollte|konnte|musste|durfte|wohnte|dauerte)(n|st|t)?|(gab|ging|kam)(en|st|t)?|standen)$/i;

/** Words of so few letters may be paired by chance, so their order does not count. */
const SHORT = 3;

/** An article within a preposition: `imene` = in einem, `bim` = bei dem. */
const ARTICLE = /^(einem|einer|dem|der)$/i;
const WITH_ARTICLE = /(e[nmr]e|m)$/;

/** The first consonant of a word, equal in both languages; undefined: a vowel comes first. */
const initialOf = (word: string): string | undefined =>
  word
    .toLocaleLowerCase('de')
    .replace(/^ge(?=[^hn])/, '')
    .replace(/^ch/, 'k')
    .match(/^[^aeiouäöü]/)?.[0];

/** The rule of an irregular verb: `chunnt` = kommt still follows the rule of its first sound. */
const formOf = (dialect: string): DifferenceRule => (/^ch/i.test(dialect) ? 'k-ch' : 'form');

interface Finding {
  readonly rule: DifferenceRule;
  readonly dialect?: string | undefined;
}

/** Finds the rule for each word of a line in standard German; undefined: the words are equal. */
function findingsOf(
  dialect: string,
  written: readonly string[],
  glossary: Glossary,
): readonly (Finding | undefined)[] {
  const said = cutLine(dialect, glossary);
  const { pairs, moved } = pairWords(said, written, glossary);
  const saidAt = (at: number) => said[pairs.get(at)?.said ?? -1];

  return written.map((german, at): Finding | undefined => {
    const pair = pairs.get(at);
    const word = saidAt(at);
    const text = word?.text;
    if (IMPERFECT.test(german)) return { rule: 'perfect', dialect: text };
    if (pair?.change) {
      const isMoved = german.length > SHORT && moved.has(pair);
      const rule = isMoved ? 'order' : pair.change.rule;
      return rule && { rule, dialect: text };
    }
    if (pair?.isMeant && text !== undefined) {
      const isVerb = glossary.entries.get(word?.word ?? '')?.part === 'verb';
      const initial = initialOf(text);
      const isSame = isVerb && initial !== undefined && initial === initialOf(german);
      return { rule: isSame ? formOf(text) : 'word', dialect: text };
    }
    const beside = saidAt(at - 1)?.text;
    const verb = beside ?? saidAt(at + 1)?.text;
    if (PRONOUN.test(german) && verb) {
      // The participle of the perfect has no person.
      const isParticiple = IMPERFECT.test(written[at - 1] ?? '') && /^g/i.test(verb);
      return { rule: 'joined', dialect: isParticiple ? undefined : verb };
    }
    if (!text && ARTICLE.test(german) && WITH_ARTICLE.test(beside ?? '')) {
      return { rule: 'joined', dialect: beside };
    }
    return { rule: 'word', dialect: text };
  });
}

/** Replaces a finding by the correction of a person. */
function corrected(
  finding: Finding | undefined,
  correction: GermanLine['corrections'][number] | undefined,
): Finding | undefined {
  if (!correction) return finding;
  const { rule, dialect = finding?.dialect } = correction;
  return rule === 'same' ? undefined : { rule, dialect };
}

/** A lesson in dialect and standard German. */
export interface TwoLanguages {
  readonly Text: string;
  readonly germanLines: readonly GermanLine[] | null;
}

/**
 * Finds the words of a lesson in standard German that differ from the dialect in meaning, sound,
 * ending or place. Source: docs/lessons.md, Standard German.
 */
export const marksOf = ({ Text, germanLines }: TwoLanguages, glossary: Glossary): Difference[] =>
  parseLessonText(Text).flatMap(({ SwissGerman }, line) => {
    const { text = '', corrections = [] } = germanLines?.[line] ?? {};
    const words = [...text.matchAll(WORD)];
    const findings = findingsOf(
      SwissGerman,
      words.map(([word]) => word),
      glossary,
    );
    return words.flatMap(({ 0: word, index: from }, at): Difference[] => {
      const to = from + word.length;
      const correction = corrections.find((each) => each.to === to);
      const { rule, dialect } = corrected(findings[at], correction) ?? {};
      if (rule === undefined) return [];
      return [{ line, from, to, kind: kindOf(rule), rule, ...(dialect && { dialect }) }];
    });
  });

/** Collects example lines for each rule, without duplicates. Other lessons show them. */
export function examplesOf(
  lessons: readonly TwoLanguages[],
  glossary: Glossary,
): readonly DifferenceExample[] {
  const examples: DifferenceExample[] = [];
  for (const lesson of lessons) {
    const lines = parseLessonText(lesson.Text);
    for (const { line, ...mark } of marksOf(lesson, glossary)) {
      const { SwissGerman = '' } = lines[line] ?? {};
      const German = lesson.germanLines?.[line]?.text ?? '';
      const isKnown = examples.some((each) => each.rule === mark.rule && each.German === German);
      if (!isKnown) examples.push({ ...mark, SwissGerman, German });
    }
  }
  return examples;
}

/**
 * Makes the differences of a lesson: its marks, and examples of other lessons for each rule with
 * too few lines in this lesson (`LINES_PER_RULE`).
 *
 * @returns undefined: the lesson has no lines in standard German
 */
export function differencesOf(
  lesson: TwoLanguages,
  glossary: Glossary,
  examples: readonly DifferenceExample[],
): Differences | undefined {
  if (lesson.germanLines === null) return undefined;
  const marks = marksOf(lesson, glossary);
  const texts = lesson.germanLines.map(({ text }) => text);
  const more = [...new Set(marks.map(({ rule }) => rule))].flatMap((rule) => {
    const lines = new Set(marks.filter((mark) => mark.rule === rule).map(({ line }) => line));
    return examples
      .filter((each) => each.rule === rule && !texts.includes(each.German))
      .slice(0, Math.max(0, LINES_PER_RULE + 1 - lines.size));
  });
  return { marks, examples: more };
}
