import { createHash } from 'node:crypto';
import type { LessonLine } from 'common';
import type { EarQuestion } from 'shared-contracts';
import { foldedWords } from 'common/fold';

/** A teacher's question about a line. */
export interface OpenQuestion {
  readonly question: string;
  /** Index of the line. */
  readonly line: number;
  readonly right: string;
  readonly wrong: readonly string[];
}

/** The parts of a lesson that its questions use. */
export interface Asked {
  readonly DocID: string;
  readonly lines: readonly LessonLine[];
  /** Indexes of the lines with a recording, in order. */
  readonly recorded: readonly number[];
  readonly open: OpenQuestion | null;
  /** A mini lesson has two questions. */
  readonly isMini: boolean;
}

type Choice = Extract<EarQuestion, { choices: unknown }>['kind'];

/** Number of lines in a question about their order. */
const IN_ORDER = 4;
/** Two lines are similar in length if the shorter has at least this share of the longer. */
const ABOUT = 0.5;
/** A word that only one line has counts like this many letters. */
const NEW_WORD = 3;

/** The words of a text without case, spelling variants and punctuation. */
export const meaningOf = (text: string): string => foldedWords(text).join(' ');

/** Shuffles items. The same seed and items always give the same order. */
const drawn = <T extends number | string>(seed: string, items: readonly T[]): T[] => {
  const lot = (item: T) => createHash('sha256').update(`${seed}/${item}`).digest('hex');
  return [...items].sort((a, b) => (lot(a) < lot(b) ? -1 : 1));
};

/** The facts by which lines are compared. */
interface Measured {
  /** Its meaning and its length in both languages. */
  readonly says: readonly [dialect: string, english: string];
  readonly length: Readonly<Record<Choice, number>>;
  /** Number of words that no other line has. */
  readonly newWords: number;
}

function measure(lines: readonly LessonLine[]): Measured[] {
  const says = lines.map(
    ({ SwissGerman, English }) => [meaningOf(SwissGerman), meaningOf(English)] as const,
  );
  const words = says.map(([dialect]) => new Set(dialect.split(' ')));
  return lines.map(({ SwissGerman, English }, place) => ({
    says: says[place] ?? ['', ''],
    length: { words: SwissGerman.length, meaning: English.length },
    newWords: [...(words[place] ?? [])].filter(
      (word) => !words.some((others, other) => other !== place && others.has(word)),
    ).length,
  }));
}

const holds = (one: string, other: string): boolean => ` ${one} `.includes(` ${other} `);

/** Whether a learner may confuse two lines: they are equal, or one contains the other. */
const isAlike = (a: Measured, b: Measured): boolean =>
  ([0, 1] as const).some(
    (language) =>
      holds(a.says[language], b.says[language]) || holds(b.says[language], a.says[language]),
  );

/** Finds the two lines nearest in length and difficulty; undefined: too few differ. */
function wrongFor(
  lines: readonly Measured[],
  place: number,
  kind: Choice,
): readonly number[] | undefined {
  const line = lines[place];
  if (!line) return undefined;
  const isOfLength = ({ length }: Measured) =>
    Math.min(length[kind], line.length[kind]) >= ABOUT * Math.max(length[kind], line.length[kind]);
  const distance = ({ length, newWords }: Measured) =>
    Math.abs(length[kind] - line.length[kind]) + NEW_WORD * Math.abs(newWords - line.newWords);
  const near = [...lines.entries()]
    .filter(([index, other]) => index !== place && isOfLength(other))
    .sort(([a, one], [b, other]) => distance(one) - distance(other) || a - b);
  const wrong: [number, Measured][] = [];
  for (const [index, other] of near) {
    const offered = [line, ...wrong.map(([, each]) => each)];
    if (!offered.some((each) => isAlike(each, other))) wrong.push([index, other]);
    if (wrong.length === 2) return wrong.map(([each]) => each);
  }
  return undefined;
}

/** Picks four recorded lines in a row that differ, by the lesson's seed. */
function linesInOrder({ DocID, recorded }: Asked, lines: readonly Measured[]): readonly number[] {
  const rows = recorded
    .map((first) => Array.from({ length: IN_ORDER }, (_, index) => first + index))
    .filter((row) => row.every((place) => recorded.includes(place)))
    .filter((row) =>
      row.every((a, index) =>
        row.slice(index + 1).every((b) => {
          const [one, other] = [lines[a], lines[b]];
          return one && other && !isAlike(one, other);
        }),
      ),
    );
  const [first] = drawn(
    `${DocID}/row`,
    rows.flatMap(([place]) => place ?? []),
  );
  return rows.find(([place]) => place === first) ?? [];
}

/**
 * Shuffles a row, never into its own order, because a learner could then answer without listening.
 */
function mixed(seed: string, row: readonly number[]): number[] {
  const order = drawn(seed, row);
  const isInOrder = order.every((place, index) => place === row[index]);
  return isInOrder ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

/**
 * Makes up to five questions about the recorded lines of a lesson, for a mini lesson two. The same
 * lesson always gets the same questions. Wrong answers are other lines of similar length and
 * difficulty with another meaning. Source: docs/lessons.md, Questions by ear.
 *
 * @returns empty if too few lines are recorded or differ
 */
export function questionsOf(lesson: Asked): EarQuestion[] {
  const { DocID, recorded, open, isMini } = lesson;
  const lines = measure(lesson.lines);
  const row = isMini ? [] : linesInOrder(lesson, lines);
  const free = new Set(recorded.filter((place) => place !== open?.line));

  /** Asks about each line once, and about a line of `row` only if no other is left. */
  const choiceOf = (kind: Choice): EarQuestion[] => {
    const places = drawn(`${DocID}/${kind}`, [...free]);
    const inTurn = [...places].sort((a, b) => Number(row.includes(a)) - Number(row.includes(b)));
    for (const line of inTurn) {
      const wrong = wrongFor(lines, line, kind);
      if (!wrong) continue;
      free.delete(line);
      return [{ kind, line, choices: drawn(`${DocID}/${line}`, [line, ...wrong]) }];
    }
    return [];
  };
  const orderOf = (): EarQuestion[] =>
    row.length > 0 ? [{ kind: 'order', lines: mixed(`${DocID}/order`, row) }] : [];
  const openOf = (): EarQuestion[] => {
    if (!open) return choiceOf('words');
    const { line, question, right, wrong } = open;
    const answers = drawn(`${DocID}/open`, [right, ...wrong]);
    return [{ kind: 'open', line, question, answers, right: answers.indexOf(right) }];
  };
  return isMini
    ? [...choiceOf('meaning'), ...openOf()]
    : [
        ...choiceOf('meaning'),
        ...choiceOf('words'),
        ...choiceOf('meaning'),
        ...orderOf(),
        ...openOf(),
      ];
}
