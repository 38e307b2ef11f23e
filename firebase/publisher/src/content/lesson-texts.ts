import type { Problems } from '../problems';

interface NumberedLine {
  readonly number: number;
  readonly text: string;
}

const linesOf = (text: string): NumberedLine[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, text: line.trim() }));

function blocksOf(text: string): NumberedLine[][] {
  const blocks: NumberedLine[][] = [[]];
  for (const line of linesOf(text)) {
    if (line.text === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

/**
 * Checks `text.txt`, blocks of a Swiss German line and its English translation.
 *
 * @returns the text in the form that `parseLessonText` reads
 */
export function checkLessonText(text: string, file: string, problems: Problems): string {
  const blocks = blocksOf(text);
  if (blocks.length === 0) problems.add(file, 'is empty; write at least one sentence');
  for (const block of blocks) {
    if (block.length === 2) continue;
    const advice =
      block.length === 1
        ? 'has no translation; write the English line below it'
        : `begins a block of ${block.length} lines; write one Swiss German and one English line, then an empty one`;
    problems.add(file, `line ${block[0]?.number}: ${advice}`);
  }
  return blocks.map((block) => block.map((line) => line.text).join('\n')).join('\n\n');
}

/** Checks `flashcards.txt`, one `Swiss German = English` per line. */
export function checkFlashcards(text: string, file: string, problems: Problems): void {
  const lines = linesOf(text).filter((line) => line.text !== '');
  if (lines.length === 0) problems.add(file, 'is empty; write at least one card');
  const seen = new Map<string, number>();
  for (const { number, text: line } of lines) {
    const sides = line.split('=').map((side) => side.trim());
    const [swissGerman = '', english = ''] = sides;
    if (sides.length !== 2 || swissGerman === '' || english === '') {
      problems.add(file, `line ${number}: must be "Swiss German = English"`);
      continue;
    }
    const first = seen.get(swissGerman);
    if (first !== undefined) {
      problems.add(file, `line ${number}: repeats line ${first}; leave one out`);
    }
    seen.set(swissGerman, number);
  }
}
