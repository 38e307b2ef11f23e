import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'valibot';
import { CatalogueSchema } from 'shared-contracts';
import type { Addresses } from 'delivery/addresses';
import { hostingFolder, inRoot, runFolder } from 'delivery/paths';
import { describeFailure } from 'delivery/plain-error';
import { trusting } from '../browser/launch';
import { startSubjects, type Run, type Subjects } from '../start-subjects';
import type { Variant } from '../variants';
import { judgedLine, readJudgement, type Judgement } from './judgement';
import { publicPaths } from './public-paths';

/** Number of judgements of each page, of which the median counts. */
const RUNS = 3;
/**
 * Number of tries for one judgement. At times Lighthouse 12 finds no navigation in the trace of the
 * newest Chromium (`NO_NAVSTART`).
 */
const TRIES = 3;

interface RunOptions
  extends Pick<Run, 'processes' | 'say'>, Pick<Subjects, 'executable' | 'publicKeyHash'> {
  /** Absolute path of the folder for the reports. */
  readonly folder: string;
}

/** Judges a page once, in a browser of its own, with Lighthouse's mobile preset. */
async function judgeOnce(
  url: string,
  name: string,
  { processes, executable, publicKeyHash, folder }: RunOptions,
): Promise<Judgement> {
  const file = join(folder, `${name}.json`);
  await processes.run({
    name: 'lighthouse',
    command: process.execPath,
    args: [
      ...[inRoot('node_modules/lighthouse/cli/index.js'), url, '--quiet'],
      ...['--output', 'json', '--output-path', file, '--only-categories', 'performance'],
      `--chrome-flags=--headless=new --no-sandbox ${trusting(publicKeyHash)}`,
    ],
    env: { CHROME_PATH: executable },
  });
  return readJudgement(JSON.parse(readFileSync(file, 'utf8')));
}

/** Judges a page once, with up to three tries, and prints each failure. */
async function judge(url: string, name: string, options: RunOptions): Promise<Judgement> {
  for (let tries = 1; tries < TRIES; tries += 1) {
    try {
      return await judgeOnce(url, name, options);
    } catch (error) {
      options.say(describeFailure(error));
    }
  }
  return judgeOnce(url, name, options);
}

const fileName = (path: string) => path.replaceAll('/', '_').replace(/^_$/, '_home');

/**
 * Starts the product and its yardsticks, and lets Lighthouse judge every public route of the
 * product and of M2, three times in turn. It prints a line per route; the reports stay in the run's
 * folder. Source: docs/performance.md, What holds.
 *
 * @param addresses of a product of its own, with `https:` origins
 * @throws {PlainError} when something it needs is missing, or Lighthouse fails
 */
export async function runLighthouse(addresses: Addresses, run: Run): Promise<void> {
  const { variants, executable, publicKeyHash, catalogueFile } = await startSubjects(
    addresses,
    run,
  );
  const file = join(hostingFolder(addresses, 'shell'), catalogueFile);
  const catalogue = parse(CatalogueSchema, JSON.parse(readFileSync(file, 'utf8')));
  const folder = runFolder(addresses.offset, 'lighthouse');
  mkdirSync(folder, { recursive: true });
  const options = { ...run, executable, publicKeyHash, folder };

  for (const path of publicPaths(catalogue)) {
    const runs: Record<Variant['name'], Judgement[]> = { product: [], m: [], m2: [] };
    for (let round = 1; round <= RUNS; round += 1) {
      for (const { name, origin } of variants.filter(({ name }) => name !== 'm')) {
        const report = `${fileName(path)}-${name}-${round}`;
        runs[name].push(await judge(origin + path, report, options));
      }
    }
    run.say(judgedLine({ path, product: runs.product, m2: runs.m2 }));
  }
}
