import { readFileSync } from 'node:fs';
import { PlainError } from 'delivery/plain-error';
import type { Mutant } from './mutant';
import { isNoticed, type Judged } from './score';

/** What an earlier report leaves to do. */
export interface Again {
  /** Was noticed, and stays so. */
  readonly settled: readonly Judged[];
  /** Was not noticed. The mutant is the one of today's code. */
  readonly open: readonly Judged[];
  /** Was not noticed, but its code is gone, or it is known to be equivalent. It does not count. */
  readonly dropped: readonly Judged[];
}

/**
 * Finds the mutants again that an earlier run did not notice. Lines may have moved since: of
 * several equal changes in a file, the nearest is meant.
 *
 * @param today all mutants of today's code
 * @param isEquivalent whether one of them is known to change nothing
 */
export function judgeAgain(
  report: readonly Judged[],
  today: readonly Mutant[],
  isEquivalent: (mutant: Mutant) => boolean,
): Again {
  const free = new Set(today);
  const open: Judged[] = [];
  const dropped: Judged[] = [];
  for (const one of report.filter((judged) => !isNoticed(judged))) {
    const { file, change, replacement, start } = one.mutant;
    const apart = (mutant: Mutant) => Math.abs(mutant.start - start);
    const [mutant] = [...free]
      .filter((other) => other.file === file && other.change === change)
      .filter((other) => other.replacement === replacement)
      .sort((a, b) => apart(a) - apart(b));
    if (mutant !== undefined) free.delete(mutant);
    if (mutant === undefined || isEquivalent(mutant)) dropped.push(one);
    else open.push({ ...one, mutant });
  }
  return { settled: report.filter(isNoticed), open, dropped };
}

/** @throws {PlainError} when the file is no report of `npm run mutants` */
export function readReport(file: string): Judged[] {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(report)) return report as Judged[];
  } catch {
    // Said below.
  }
  throw new PlainError(`--again needs the report of an earlier run, and "${file}" is none.`);
}
