import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { performance } from 'node:perf_hooks';
import { addresses as addressesAt } from 'delivery/addresses';
import { inRoot, ROOT, runFolder } from 'delivery/paths';
import { describeFailure } from 'delivery/plain-error';
import { paceOfMachine } from '../browser/pace';
import { requireBrowser } from '../browser/require-browser';
import { emulatorEnvironment } from '../emulators';
import { parsePortOffset } from '../preflight';
import { parseFlags } from '../processes/parse-flags';
import type { Processes } from '../processes/processes';
import type { Command } from '../processes/run-command';
import { withProcesses, type Cleanup } from '../processes/with-processes';
import { startProduct } from '../product/start-product';
import { committedTree, lastRun } from '../tests/last-run';
import { patienceOf } from '../tests/patience';
import { createReporter, type Reporter } from '../tests/reporter';
import { crashed, type StepResult } from '../tests/results';
import { pendingLines, slowestLines } from '../tests/slowest';
import {
  budgets,
  clearReports,
  e2e,
  emulator,
  format,
  functions,
  folders,
  imports,
  lint,
  outages,
  skew,
  specCoverage,
  testsOf,
  types,
  unit,
  type Step,
} from '../tests/steps';
import { countLine, exitCodeOf, summaryTable } from '../tests/summary';

/** Lets tests run beside a started product. */
const TEST_OFFSET = 10_000;
/** How many of the slowest tests a run names. */
const SLOWEST = 20;
/** The steps whose reports name tests. */
const REPORTING = [...unit, emulator, ...functions, e2e, outages];
const LAST_RUN = inRoot('.run', 'last-test.json');
const offset = parsePortOffset(process.env.PORT_OFFSET, TEST_OFFSET);
const logs = runFolder(offset, 'logs');

const say = (line: string) => console.log(line);

/** They need only the processor, which tests leave idle for a quarter of the time. */
async function runStatic({ run }: Reporter): Promise<void> {
  for (const step of [types, lint(), imports, folders, format()])
    await run({ ...step, isPatient: true });
}

/** A list of steps that several lanes share. Each step goes to one lane. */
function* eachOnce(steps: readonly Step[]): Generator<Step, void> {
  yield* steps;
}

/**
 * Times the machine. Without a browser the time-outs are the usual ones, and the product says why
 * it does not start.
 *
 * @returns the factor of every time-out
 */
async function measurePatience(browser: Promise<string>): Promise<number> {
  try {
    const ms = await paceOfMachine(await browser);
    say(`A fixed piece of work took ${ms} ms, so time-outs are ${patienceOf(ms)} times as long`);
    return patienceOf(ms);
  } catch {
    return 1;
  }
}

/** Starts the product. Returns the environment for the tests against it. */
async function startBackend(
  processes: Processes,
  cleanup: Cleanup,
  browser: Promise<string>,
): Promise<Readonly<Record<string, string>>> {
  const addresses = addressesAt(offset);
  const executable = await browser;
  await startProduct({
    addresses,
    processes,
    cleanup,
    say,
    data: 'seeds',
    hosting: { isControlled: true },
  });
  say(`The product to test runs at ${addresses.sites.shell.origin}`);
  return { ...emulatorEnvironment(addresses), CHROMIUM_PATH: executable };
}

/**
 * @param steps run one after the other, as soon as the product runs; each is taken when it begins
 */
async function runAgainstProduct(
  reporter: Reporter,
  steps: Iterable<Step>,
  product: Promise<Readonly<Record<string, string>>>,
  mode: Readonly<Record<string, string>>,
): Promise<void> {
  try {
    const env = { ...(await product), ...mode };
    for (const step of steps) await reporter.run(step, env);
  } catch (error) {
    say(describeFailure(error));
    for (const { name } of steps) reporter.fail(name, 'the product did not start');
  }
}

/**
 * `npm test`: times the machine, and runs unit tests while the product starts. Beside them come the
 * tests without a browser and those with sites that are down. Whichever lane is free takes a part
 * of the functions' or the unit tests, and at last types, lint and format. Then come the tests in a
 * browser. A failure stops no other step. At the end it names the slowest tests and the time of
 * each step, and notes in `.run/last-test.json` which state was tested. The last line holds the
 * counts.
 */
const test: Command = async (args) => {
  const { flags } = parseFlags(args, { flags: ['--full'] });
  const results: StepResult[] = [];
  let isFinished = false;
  const startedAt = performance.now();
  const tree = committedTree(ROOT);
  clearReports();
  try {
    await withProcesses(logs, async (processes, cleanup) => {
      const reporter = createReporter(processes, results, say);
      const browser = requireBrowser(processes, say);
      const mode = {
        FULL_TESTS: flags.has('--full') ? '1' : '',
        TEST_PATIENCE: String(await measurePatience(browser)),
      };
      const product = startBackend(processes, cleanup, browser);
      // Its failure is reported when the other lane has ended.
      product.catch(() => undefined);
      // Both lanes take the remaining steps from one list, so that they end together.
      const [units, shared] = [eachOnce(unit), eachOnce(functions)];
      const takeShared = () => runAgainstProduct(reporter, shared, product, mode);
      const takeUnits = async () => {
        for (const step of units) await reporter.run(step, mode);
      };
      const lanes = [
        takeUnits().then(takeShared),
        // The tests of outages mostly wait, so they fit beside the unit tests.
        runAgainstProduct(reporter, [budgets, emulator, outages], product, mode)
          .then(takeShared)
          .then(takeUnits),
      ];
      await Promise.all([
        Promise.race(lanes).then(() => runStatic(reporter)),
        Promise.all(lanes).then(() => runAgainstProduct(reporter, [e2e], product, mode)),
      ]);
      if (mode.FULL_TESTS) await reporter.run(skew, mode);
      await reporter.run(specCoverage(REPORTING));
      isFinished = true;
      return 0;
    });
  } catch (error) {
    say(describeFailure(error));
  }
  // The product died, or the run was interrupted: it has not passed.
  if (!isFinished) results.push({ name: 'run', seconds: 0, ...crashed('did not reach its end') });
  const tests = testsOf(REPORTING);
  const pending = pendingLines(tests);
  if (pending.length > 0) say(`\n${pending.length} tests did not run, which counts as failed:`);
  pending.forEach(say);
  say(`\nThe ${SLOWEST} slowest tests:`);
  slowestLines(tests, SLOWEST).forEach(say);
  const seconds = (performance.now() - startedAt) / 1000;
  say(`\nThe whole run took ${(seconds / 60).toFixed(1)} minutes; its steps:`);
  summaryTable(results).forEach(say);
  mkdirSync(dirname(LAST_RUN), { recursive: true });
  const run = lastRun(results, tree, seconds, new Date());
  writeFileSync(LAST_RUN, `${JSON.stringify(run, null, 2)}\n`);
  say(countLine(results));
  return exitCodeOf(results);
};

export default test;
