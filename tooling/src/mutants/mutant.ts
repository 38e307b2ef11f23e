/** A small change of a source file that a test should notice. */
export interface Mutant {
  /** From the root of the repository. */
  readonly file: string;
  /** Begin and end of the change, in UTF-16 units of the file's text. */
  readonly start: number;
  readonly end: number;
  /** The text that replaces it. */
  readonly replacement: string;
  /** The change in short, for example `>= → >`. */
  readonly change: string;
}

/** Applies a change to the text of a file. */
export const applyMutant = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** Finds the line of a mutant: its number from 1, and its text without indentation. */
export function lineOf(
  text: string,
  { start }: Pick<Mutant, 'start'>,
): { readonly number: number; readonly text: string } {
  const lines = text.slice(0, start).split('\n');
  return {
    number: lines.length,
    text: (text.split('\n')[lines.length - 1] ?? '').trim(),
  };
}

/** Describes a change on one line, shortened. */
export function shortChange(from: string, to: string): string {
  const short = (text: string) => {
    const flat = text.replace(/\s+/g, ' ').trim();
    return flat.length > 60 ? `${flat.slice(0, 57)}...` : flat;
  };
  return `${short(from)} → ${short(to)}`;
}
