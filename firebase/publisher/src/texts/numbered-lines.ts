/** A line of a text file, with its number for messages. */
export interface NumberedLine {
  /** From 1. */
  readonly number: number;
  /** Without the space around it. */
  readonly text: string;
}

/** Splits a text file at any kind of line break. */
export const linesOf = (text: string): NumberedLine[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, text: line.trim() }));

/** Groups the lines between empty lines. No block is empty. */
export function blocksOf(text: string): NumberedLine[][] {
  const blocks: NumberedLine[][] = [[]];
  for (const line of linesOf(text)) {
    if (line.text === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}
