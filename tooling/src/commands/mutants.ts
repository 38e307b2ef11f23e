import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { addresses as addressesAt } from 'delivery/addresses';
import { inRoot, ROOT, runFolder } from 'delivery/paths';
import { emulatorEnvironment, startAuth } from '../emulators';
import { startFirestore } from '../emulators/firestore';
import { AREAS, filesOf } from '../mutants/areas';
import { EQUIVALENTS_FILE, readEquivalents, withoutEquivalents } from '../mutants/equivalents';
import { writeJestConfig } from '../mutants/jest-config';
import { createJestLane, type JestLane } from '../mutants/jest-lane';
import { lineOf, applyMutant, type Mutant } from '../mutants/mutant';
import { mutantsOfCode } from '../mutants/mutate-code';
import { mutantsOfRules } from '../mutants/mutate-rules';
import { readOptions } from '../mutants/options';
import { inLanes, planRun, type Planned } from '../mutants/plan';
import { drawSample, randomOf, shuffle } from '../mutants/sample';
import { BAR, isJudged, isNoticed, scoreLines, scoreOf, type Judged } from '../mutants/score';
import { parsePortOffset, requireFirestoreJar } from '../preflight';
import type { Processes } from '../processes/processes';
import type { Command } from '../processes/run-command';
import { withProcesses, type Cleanup } from '../processes/with-processes';

/** Port offset, free beside a started product and `npm test`. */
const MUTANTS_OFFSET = 30_000;
const LANES = 2;
/** Most test files that run for one mutant. Tests farther away load its file only indirectly. */
const MOST_FILES = 8;
const folder = (offset: number) => runFolder(offset, 'mutants');

const say = (line: string) => console.log(line);
const textOf = (file: string) => readFileSync(inRoot(file), 'utf8');
const mutantsOf = (file: string): Mutant[] =>
  (file.endsWith('.rules') ? mutantsOfRules : mutantsOfCode)(file, textOf(file));

const describeMutant = (mutant: Mutant) => {
  const { number, text } = lineOf(textOf(mutant.file), mutant);
  return `${mutant.file}:${number}  ${mutant.change}\n    ${text}`;
};

const printResult = (judged: Judged, progress: string) =>
  say(
    isNoticed(judged)
      ? progress
      : `${progress} ${judged.outcome}: ${describeMutant(judged.mutant)}`,
  );

/** Starts emulators for each lane, because two runs of one test would share data. */
async function startLanes(
  processes: Processes,
  cleanup: Cleanup,
  offset: number,
): Promise<readonly JestLane[]> {
  const jar = await requireFirestoreJar(processes, say);
  const config = join(folder(offset), 'jest.config.json');
  await writeJestConfig(config);
  return Promise.all(
    Array.from({ length: LANES }, async (_, index) => {
      const addresses = addressesAt(offset + index);
      const name = `lane-${index + 1}`;
      await Promise.all([
        startFirestore(processes, addresses, { jar, say }),
        startAuth(processes, addresses, { say }),
      ]);
      const env = emulatorEnvironment(addresses);
      const lane = createJestLane({ name, folder: folder(offset), config, env });
      cleanup(() => lane.end());
      return lane;
    }),
  );
}

async function judge(lane: JestLane, planned: Planned): Promise<Judged> {
  const { area, mutant, tests, seconds, isUntested } = planned;
  if (tests.length === 0) {
    return { area, mutant, outcome: isUntested ? 'no-tests' : 'not-judged', seconds: 0 };
  }
  const startedAt = performance.now();
  const text = applyMutant(textOf(mutant.file), mutant);
  const result = await lane.judge(mutant.file, text, tests, 60 + 4 * seconds);
  const outcome = ({ passed: 'survived', failed: 'noticed', 'timed-out': 'timed-out' } as const)[
    result
  ];
  return { area, mutant, outcome, seconds: (performance.now() - startedAt) / 1000 };
}

/**
 * `npm run mutants` puts small mistakes into the code, one at a time, runs the tests of that code,
 * and names each mistake that no test notices. It draws a sample: `-- --seed N` repeats one,
 * `--count N` sets its size, `--areas billing,slots` its parts of the product. It takes about an
 * hour, and `npm test` does not run it. It changes no file: Jest gets the changed text.
 */
const mutants: Command = async (args) => {
  const names = AREAS.map(({ name }) => name);
  const options = readOptions(args, names, 1 + Math.floor(Math.random() * 1_000_000));
  const offset = parsePortOffset(process.env.PORT_OFFSET, MUTANTS_OFFSET);
  const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const equivalents = readEquivalents();
  const groups = AREAS.filter(({ name }) => options.areas.includes(name)).map((area) => {
    const all = filesOf(area, tracked).flatMap(mutantsOf);
    const ownEquivalents = equivalents.filter(({ file }) => area.files.test(file));
    const { left, stale } = withoutEquivalents(all, ownEquivalents, textOf);
    for (const { file, change } of stale) {
      say(`${EQUIVALENTS_FILE} names what is no mutant any more: ${file}  ${change}`);
    }
    return { area, counted: left };
  });
  const shares = groups.map(({ area, counted }) => ({ items: counted, share: area.share }));
  const drawn = drawSample(shares, options.count, options.seed);
  const sample = groups.map(({ area }, index) => ({ area, mutants: drawn[index] ?? [] }));
  const total = sample.flatMap(({ mutants: some }) => some).length;
  say(
    `Seed ${options.seed}: ${total} of ${groups.flatMap(({ counted }) => counted).length} mutants`,
  );
  const judged: Judged[] = [];
  const save = () =>
    writeFileSync(join(folder(offset), 'report.json'), JSON.stringify(judged, null, 2));
  let isFinished = false;
  await withProcesses(folder(offset), async (processes, cleanup) => {
    const lanes = await startLanes(processes, cleanup, offset);
    const planned = await planRun(lanes, sample, tracked, { say, mostFiles: MOST_FILES });
    // Mix the areas, so that an interrupted run has seen mutants of each.
    const order = shuffle(planned, randomOf(options.seed));
    await inLanes(lanes, order, async (lane, one) => {
      const result = await judge(lane, one);
      judged.push(result);
      printResult(result, `[${judged.length}/${total}]`);
      save();
    });
    isFinished = true;
    return 0;
  });
  say(`\nSeed ${options.seed}; ${equivalents.length} are known to be equivalent and not counted`);
  if (!isFinished) say('The run did not reach its end. What it has seen until then:');
  scoreLines(judged).forEach(say);
  const isGood = isJudged(judged) && scoreOf(judged) >= BAR;
  if (isJudged(judged) && !isGood) console.error(`Fewer than ${BAR * 100} % were noticed.`);
  return isFinished && isGood ? 0 : 1;
};

export default mutants;
