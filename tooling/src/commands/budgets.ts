import { relative } from 'node:path';
import { ROOT } from 'delivery/paths';
import { PlainError } from 'delivery/plain-error';
import {
  budgetsFor,
  BUDGETS_FILE,
  describeWhole,
  findBreaches,
  findRisen,
  findTight,
  measure,
  readBudgets,
  writeBudgets,
} from '../budgets';
import { parseFlags } from '../processes/parse-flags';
import type { Command } from '../processes/run-command';
import { warning } from '../tests/warnings';
import build from './build';

const file = relative(ROOT, BUDGETS_FILE);

/** Prints breaches with advice. @returns the exit code */
function reportBreaches(breaches: readonly string[], advice: string): number {
  breaches.forEach((breach) => console.error(breach));
  if (breaches.length > 0) console.error(advice);
  return breaches.length > 0 ? 1 : 0;
}

const check: Command = async () => {
  const [measurement, budgets] = [await measure(), readBudgets()];
  findTight(measurement, budgets).forEach((line) => console.log(warning(line)));
  return reportBreaches(
    [...findBreaches(measurement, budgets), ...findRisen(budgets)],
    `What is in it: npm run budgets -- --modules NAME. A late chunk may rise, with the reason in ` +
      `the commit: npm run budgets. Pages and styles only fall.`,
  );
};

const print: Command = async (names) => {
  const measurement = await measure();
  for (const name of names.length > 0 ? names : measurement.keys()) {
    const measured = measurement.get(name);
    if (!measured) throw new PlainError(`There is no ${name}; all names are in ${file}`);
    console.log(describeWhole(name, measured));
  }
  return 0;
};

const rewrite: Command = async () => {
  const code = await build([]);
  if (code !== 0) return code;
  const measurement = await measure();
  const budgets = budgetsFor(measurement, readBudgets());
  // After this only a promised ceiling can be broken.
  const broken = findBreaches(measurement, budgets);
  if (broken.length > 0) return reportBreaches(broken, `${file} was left as it is.`);
  writeBudgets(budgets);
  console.log(`Wrote ${file}: ${measurement.size} ceilings`);
  return 0;
};

/**
 * `npm run budgets` builds everything and writes new ceilings, after a deliberate change. With
 * `-- --check` it measures the last builds, as `npm test` does, and warns when less than one per
 * cent of room is left. With `-- --modules [NAME…]` it prints the bytes of each module.
 */
const budgets: Command = (args) => {
  const { flags, words } = parseFlags(args, { flags: ['--check', '--modules'] });
  if (flags.has('--modules')) return print(words);
  return (flags.has('--check') ? check : rewrite)([]);
};

export default budgets;
