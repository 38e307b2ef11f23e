import { readFileSync } from 'node:fs';
import { inRoot } from 'delivery/paths';
import { lineOf, type Mutant } from './mutant';

/** A mutant that changes no behaviour, so that no test can notice it. */
export interface Equivalent {
  readonly file: string;
  /** The text of the line, without its indentation. */
  readonly line: string;
  /** The change in short, as the report names it. */
  readonly change: string;
  readonly reason: string;
}

export const EQUIVALENTS_FILE = 'tooling/equivalent-mutants.json';

export const readEquivalents = (): Equivalent[] =>
  JSON.parse(readFileSync(inRoot(EQUIVALENTS_FILE), 'utf8')) as Equivalent[];

const isSame = (mutant: Mutant, text: string, entry: Equivalent): boolean =>
  entry.file === mutant.file &&
  entry.change === mutant.change &&
  entry.line === lineOf(text, mutant).text;

/**
 * Removes the equivalent mutants.
 *
 * @param textOf reads a file
 * @returns the other mutants, and the entries of the list that fit no mutant
 */
export function withoutEquivalents(
  mutants: readonly Mutant[],
  equivalents: readonly Equivalent[],
  textOf: (file: string) => string,
): { readonly left: readonly Mutant[]; readonly stale: readonly Equivalent[] } {
  const fits = (mutant: Mutant, entry: Equivalent) =>
    entry.file === mutant.file && isSame(mutant, textOf(mutant.file), entry);
  return {
    left: mutants.filter((mutant) => !equivalents.some((entry) => fits(mutant, entry))),
    stale: equivalents.filter((entry) => !mutants.some((mutant) => fits(mutant, entry))),
  };
}
