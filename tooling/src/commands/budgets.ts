import { relative } from 'node:path';
import {
  findBreaches,
  findTight,
  measure,
  readRecord,
  RECORD_FILE,
  recordOf,
  writeRecord,
} from '../budgets';
import { ROOT } from '../paths';
import { parseFlags } from '../processes/parse-flags';
import type { Command } from '../processes/run-command';
import { warning } from '../tests/warnings';
import build from './build';

const file = relative(ROOT, RECORD_FILE);

/** Says what breaks its budget, if anything does. */
function judge(breaches: readonly string[], advice: string): number {
  breaches.forEach((breach) => console.error(breach));
  if (breaches.length > 0) console.error(advice);
  return breaches.length > 0 ? 1 : 0;
}

const check: Command = async () => {
  const [measurement, record] = [await measure(), readRecord()];
  findTight(measurement, record).forEach((line) => console.log(warning(line)));
  return judge(
    findBreaches(measurement, record),
    `A deliberate change? Write a new record and commit it with the reason: npm run budgets`,
  );
};

const rewrite: Command = async () => {
  const code = await build([]);
  if (code !== 0) return code;
  const measurement = await measure();
  const record = recordOf(measurement);
  // Compare it with itself: only promised ceilings can be broken.
  const broken = findBreaches(measurement, record);
  if (broken.length > 0) return judge(broken, `${file} was left as it is.`);
  writeRecord(record);
  console.log(`Wrote ${file}: ${measurement.size} budgets`);
  return 0;
};

/**
 * `npm run budgets`: builds all and records what it weighs, module by module, after a deliberate
 * change. `-- --check`: weighs the last builds against the record, as `npm test` does, and warns of
 * what has less than one per cent of room left.
 */
const budgets: Command = (args) => {
  const { flags } = parseFlags(args, { flags: ['--check'] });
  return (flags.has('--check') ? check : rewrite)([]);
};

export default budgets;
