import { git } from 'delivery/git';
import type { StepResult } from './results';
import { total } from './summary';

/** What `npm test` writes at its end, so that anybody can see whether this state was tested. */
export interface LastRun {
  /** Git's name of the tested tree; null if files were not committed, or git is missing. */
  readonly tree: string | null;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** When the run ended, ISO 8601. */
  readonly at: string;
}

/** Written by runs themselves, so a change of them is no change of the product. */
const OF_RUNS = ['docs/spec-coverage.md', '.run'];

/**
 * The tree of the last commit. Null: the working tree differs from it, for example by a new file,
 * or git cannot tell.
 *
 * @param root absolute path of the repository
 */
export function committedTree(root: string): string | null {
  try {
    const others = OF_RUNS.map((path) => `:(exclude)${path}`);
    const status = ['status', '--porcelain', '--untracked-files=all', '--', '.', ...others];
    if (git(root, ...status) !== '') return null;
    return git(root, 'rev-parse', 'HEAD^{tree}').trim();
  } catch {
    return null;
  }
}

/**
 * @param tree the tree when the run began
 * @param seconds what the whole run took; kept to a tenth
 */
export const lastRun = (
  results: readonly StepResult[],
  tree: string | null,
  seconds: number,
  at: Date,
): LastRun => ({
  tree,
  passed: total(results, 'passed'),
  failed: total(results, 'failed'),
  seconds: Math.round(seconds * 10) / 10,
  at: at.toISOString(),
});
