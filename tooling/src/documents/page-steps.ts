/** One change that a page shows. */
export interface Step {
  /** Path of the file, from the root of the repository. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The changes that a page shows, in their order. Each is one line of one file.
 *
 * @param page Markdown with blocks of `diff`, each `--- FILE`, `-OLD LINE`, `+NEW LINE`
 */
export const stepsOf = (page: string): Step[] =>
  [...page.matchAll(/```diff\n--- (.+)\n-(.+)\n\+(.+)\n```/g)].map(
    ([, file = '', from = '', to = '']) => ({ file, from, to }),
  );

/**
 * @param text of the step's file
 * @throws {Error} unless the old line is in it exactly once
 */
export function applied(text: string, { file, from, to }: Step): string {
  const lines = text.split('\n');
  const places = lines.flatMap((line, index) => (line === from ? [index] : []));
  if (places.length !== 1) throw new Error(`${file} has ${places.length} times the line: ${from}`);
  return lines.map((line) => (line === from ? to : line)).join('\n');
}
