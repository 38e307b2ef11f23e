import type { Problems } from '../problems';
import { curlyQuotes } from './curly-quotes';
import { readGermanLine, type GermanLine } from './german-line';
import { checkOrder, isTimeLine, readTimeLine, type LineTime } from './line-times';
import { blocksOf, type NumberedLine } from './numbered-lines';

/** The content of `text.txt`. */
export interface LessonText {
  /** The sentences in the form that `parseLessonText` reads, without their times. */
  readonly Text: string;
  /** One per sentence; null: the file has no times, or they are wrong. */
  readonly times: readonly LineTime[] | null;
  /** The sentences in standard German; null: the file has none, or lacks some. */
  readonly germanLines: readonly GermanLine[] | null;
}

/** Joins the dialect line and its translation, which gets curly quotes. */
const asWritten = (sentence: readonly NumberedLine[]): string =>
  sentence
    .slice(0, 2)
    .map(({ text }, index) => (index === 0 ? text : curlyQuotes(text)))
    .join('\n');

function checkSentence(block: readonly NumberedLine[], file: string, problems: Problems): void {
  if (block.length === 2 || block.length === 3) return;
  const advice =
    block.length === 1
      ? 'has no translation; write the English line below it'
      : `begins a block of ${block.length} lines; write a Swiss German, an English and perhaps a standard German line, then an empty one`;
  problems.add(file, `line ${block[0]?.number}: ${advice}`);
}

function checkTimes(
  blocks: readonly NumberedLine[][],
  file: string,
  problems: Problems,
): LineTime[] | null {
  const timed = blocks.flatMap(([first]) => (first && isTimeLine(first) ? [first] : []));
  if (timed.length === 0) return null;
  const without = blocks.find(([first]) => first && !isTimeLine(first));
  if (without !== undefined) {
    problems.add(
      file,
      `line ${without[0]?.number}: has no time above it; give every sentence a time, or none`,
    );
  }
  const times = timed
    .map((line) => readTimeLine(line, file, problems))
    .filter((time) => time !== null);
  checkOrder(times, file, problems);
  return times.length === blocks.length ? times : null;
}

/** Reads the third line of every sentence. */
function checkGerman(
  sentences: readonly NumberedLine[][],
  file: string,
  problems: Problems,
): readonly GermanLine[] | null {
  const german = sentences.flatMap(([dialect, , line]) =>
    line
      ? readGermanLine(line.text, dialect?.text ?? '', (problem) =>
          problems.add(file, `line ${line.number}: ${problem}`),
        )
      : [],
  );
  if (german.length === 0) return null;
  const without = sentences.find((sentence) => sentence.length < 3);
  if (without === undefined) return german;
  problems.add(
    file,
    `line ${without[0]?.number}: has no line in standard German; give every sentence one, or none`,
  );
  return null;
}

/**
 * Checks `text.txt`: blocks of a Swiss German line, its English translation and optionally its
 * standard German. A block may begin with the time of its sentence.
 */
export function checkLessonText(text: string, file: string, problems: Problems): LessonText {
  const blocks = blocksOf(text);
  if (blocks.length === 0) problems.add(file, 'is empty; write at least one sentence');
  const sentences = blocks.map((block) =>
    block[0] && isTimeLine(block[0]) ? block.slice(1) : block,
  );
  sentences.forEach((sentence, index) => {
    if (sentence.length > 0) return checkSentence(sentence, file, problems);
    const line = blocks[index]?.[0]?.number;
    problems.add(file, `line ${line}: no sentence follows; write it right below the time`);
  });
  return {
    Text: sentences.map(asWritten).join('\n\n'),
    times: checkTimes(blocks, file, problems),
    germanLines: checkGerman(sentences, file, problems),
  };
}
