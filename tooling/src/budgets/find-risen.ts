import { ROOT } from 'delivery/paths';
import { git } from 'delivery/git';
import type { Budgets } from './budgets-file';
import { onlyFalls } from './ceilings';
import { inDigits } from './composition';

const FILE = 'tooling/budgets.json';
/** Ceilings only fall since the commit that added this file. */
const RULE = 'tooling/src/budgets/find-risen.ts';

/** Reads every committed version since then; none where there is no history. */
function committedBudgets(root: string): Budgets[] {
  try {
    const [since] = git(root, 'log', '--diff-filter=A', '--format=%H', '--', RULE).split('\n');
    if (!since) return [];
    const commits = git(root, 'log', '--format=%H', `${since}..HEAD`, '--', FILE).split('\n');
    return [since, ...commits]
      .filter((commit) => commit !== '')
      .map((commit) => JSON.parse(git(root, 'show', `${commit}:${FILE}`)) as Budgets);
  } catch {
    return [];
  }
}

/**
 * Finds ceilings that may only fall but are higher than in an earlier commit.
 *
 * @param root of the repository
 * @returns one line each
 */
export function findRisen(budgets: Budgets, root = ROOT): readonly string[] {
  const before = committedBudgets(root);
  return Object.entries(budgets).flatMap(([name, ceiling]) => {
    const lowest = Math.min(...before.map((each) => each[name] ?? Infinity));
    if (!onlyFalls(name) || ceiling <= lowest) return [];
    return [
      `${name}: its ceiling rose from ${inDigits(lowest)} to ${inDigits(ceiling)}. It only falls: take out of the page what it gains`,
    ];
  });
}
