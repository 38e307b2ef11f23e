import { join, relative } from 'node:path';
import { addresses as addressesAt, type Addresses } from 'delivery/addresses';
import { inRoot, ROOT, runFolder } from 'delivery/paths';
import { parsePortOffset } from 'tooling/preflight';
import { PlainError } from 'delivery/plain-error';
import type { Command } from 'tooling/processes/run-command';
import { withProcesses } from 'tooling/processes/with-processes';
import { CASES } from '../cases';
import { runLighthouse } from '../lighthouse/run-lighthouse';
import { readOptions } from '../options';
import { collectResults, writeResults } from '../report/results';
import { tableLines } from '../report/table';
import { runBench, type BenchRun } from '../run-bench';
import { secureAddresses } from '../server/bench-addresses';

/** Default of `PORT_OFFSET`, so that the bench can run beside a started product. */
const BENCH_OFFSET = 20_000;

const say = (line: string) => console.log(line);

const lighthouse = (addresses: Addresses): Promise<number> =>
  withProcesses(runFolder(addresses.offset, 'logs'), async (processes, cleanup) => {
    await runLighthouse(addresses, { processes, cleanup, say });
    return 0;
  });

/**
 * `npm run bench`: measures the product against its yardsticks, one bundle of the same sources.
 * `--quick`: fewer rounds of the main cases; `--only home,video`: some cases; `--check`: exit code
 * 1 if a figure that must hold does not; `--lighthouse`: only Lighthouse's score, LCP and blocking
 * time of each public route, beside M2.
 */
const bench: Command = async (args) => {
  const options = readOptions(args, CASES);
  const plain = addressesAt(parsePortOffset(process.env.PORT_OFFSET, BENCH_OFFSET));
  const addresses = secureAddresses(plain);
  if (options.isLighthouse) return lighthouse(addresses);
  let run: BenchRun | undefined;
  await withProcesses(runFolder(addresses.offset, 'logs'), async (processes, cleanup) => {
    run = await runBench(addresses, options, { processes, cleanup, say });
    return 0;
  });
  if (!run) throw new PlainError('The bench was interrupted before its end; nothing was written.');
  const { failures } = run;
  const results = collectResults({ ...run, rounds: options.rounds });
  const isWhole = options.isComplete && failures.length === 0;
  const folder = isWhole ? inRoot('bench') : runFolder(plain.offset, 'bench');
  writeResults(join(folder, 'results.json'), results);
  tableLines(results.goals).forEach(say);
  say(`All figures: ${relative(ROOT, folder)}/results.json`);
  failures.forEach(({ name, message }) => say(`The case "${name}" failed: ${message}`));
  if (failures.length > 0) return 1;
  const isMissed = results.goals.some(({ verdict }) => verdict === 'missed');
  return options.isCheck && isMissed ? 1 : 0;
};

export default bench;
