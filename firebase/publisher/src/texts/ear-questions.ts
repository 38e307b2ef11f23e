import { createHash } from 'node:crypto';
import type { LessonLine } from 'common';
import type { EarQuestion } from 'shared-contracts';
import { foldedWords } from 'common/fold';

/** What a teacher asks about a line. */
export interface OpenQuestion {
  readonly question: string;
  /** Place of the line, from 0. */
  readonly line: number;
  readonly right: string;
  readonly wrong: readonly string[];
}

/** A lesson, as far as questions are made of it. */
export interface Asked {
  readonly DocID: string;
  readonly lines: readonly LessonLine[];
  /** Places of the lines that have a recording, from 0, in order. */
  readonly recorded: readonly number[];
  readonly open: OpenQuestion | null;
  /** Whether it is a mini lesson, which has two questions. */
  readonly isMini: boolean;
}

type Choice = Extract<EarQuestion, { choices: unknown }>['kind'];

/** Lines to put in order. */
const IN_ORDER = 4;
/** Lines are about as long as one another down to this share of the longer one. */
const ABOUT = 0.5;
/** A word that only one line has makes it so much harder, in letters. */
const NEW_WORD = 3;

/** The words of a text without case, spelling and punctuation: what says the same is equal. */
export const meaningOf = (text: string): string => foldedWords(text).join(' ');

/** Draws in an order that depends on the lesson and on what is drawn, and on nothing else. */
const drawn = <T extends number | string>(seed: string, items: readonly T[]): T[] => {
  const lot = (item: T) => createHash('sha256').update(`${seed}/${item}`).digest('hex');
  return [...items].sort((a, b) => (lot(a) < lot(b) ? -1 : 1));
};

/** What is compared of a line. */
interface Measured {
  /** Its meaning in both languages, and how long it is there. */
  readonly says: readonly [dialect: string, english: string];
  readonly length: Readonly<Record<Choice, number>>;
  /** Words that no other line has: what a learner has not met yet. */
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

/** Whether who understands one may take the other for it: they are equal, or one has the other. */
const isAlike = (a: Measured, b: Measured): boolean =>
  ([0, 1] as const).some(
    (language) =>
      holds(a.says[language], b.says[language]) || holds(b.says[language], a.says[language]),
  );

/** The two lines nearest to one in length and difficulty; undefined where there are not two. */
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

/** Four recorded lines in a row that differ; of several the one that the lesson draws. */
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

/** Never in their order, which would be an answer without listening. */
function mixed(seed: string, row: readonly number[]): number[] {
  const order = drawn(seed, row);
  const isInOrder = order.every((place, index) => place === row[index]);
  return isInOrder ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

/**
 * Makes the questions of a lesson of its own lines: up to five, of a mini lesson two. The same
 * lesson always has the same. A line without a recording is not asked, because nobody would hear
 * it. Wrong answers are other lines that are about as long and as difficult, and mean something
 * else. Source: docs/lessons.md, Questions by ear.
 *
 * @returns none where too few lines are recorded or differ
 */
export function questionsOf(lesson: Asked): EarQuestion[] {
  const { DocID, recorded, open, isMini } = lesson;
  const lines = measure(lesson.lines);
  const row = isMini ? [] : linesInOrder(lesson, lines);
  const free = new Set(recorded.filter((place) => place !== open?.line));

  /** A line is asked once, and one to put in order only where no other is left. */
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
