import { DIFFERENCE_RULES, type DifferenceRule } from 'shared-contracts';

/** A person's correction of the rule for a word. */
export interface Correction {
  /** End of the word in the line. */
  readonly to: number;
  /** `same`: the word does not differ. */
  readonly rule: DifferenceRule | 'same';
  /** Its word in the dialect line; undefined: the word that the rules find. */
  readonly dialect?: string;
}

/** A line in standard German. */
export interface GermanLine {
  readonly text: string;
  readonly corrections: readonly Correction[];
}

const MARK = /\{([^{}]*)\}/g;
const RULES: readonly string[] = ['same', ...DIFFERENCE_RULES];
const isRule = (text: string): text is Correction['rule'] => RULES.includes(text);

/**
 * Reads a line in standard German with its corrections: `Schau{word lueg} mal`.
 * Source: docs/lessons.md, Standard German.
 *
 * @param dialect the same line in dialect
 * @param tell gets each problem with its remedy
 */
export function readGermanLine(
  written: string,
  dialect: string,
  tell: (problem: string) => void,
): GermanLine {
  const corrections: Correction[] = [];
  let text = '';
  let end = 0;
  for (const { 0: mark, 1: inside = '', index } of written.matchAll(MARK)) {
    text += written.slice(end, index);
    end = index + mark.length;
    const [rule = '', word, ...others] = inside.trim().split(/\s+/);
    if (!/\p{L}$/u.test(text)) tell(`${mark} must stand right behind a word`);
    else if (/^\p{L}/u.test(written.slice(end))) tell(`${mark} must stand behind the whole word`);
    else if (others.length > 0) tell(`${mark} names several words; name one`);
    else if (!isRule(rule)) tell(`${mark} is no mark; write one of ${RULES.join(', ')}`);
    else if (word !== undefined && !dialect.match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.includes(word)) {
      tell(`${mark} names "${word}"; write a word of its line in dialect as it stands there`);
    } else
      corrections.push({ to: text.length, rule, ...(word !== undefined && { dialect: word }) });
  }
  text += written.slice(end);
  if (/[{}]/.test(text)) tell('has a single brace; write a mark as {rule} right behind its word');
  return { text, corrections };
}
