import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'valibot';
import { CatalogueSchema } from 'shared-contracts';
import type { Addresses } from 'tooling/addresses';
import { requireBrowser } from 'tooling/browser/require-browser';
import { hostingFolder } from 'tooling/hosting';
import { inRoot, runFolder } from 'tooling/paths';
import { describeFailure } from 'tooling/processes/plain-error';
import type { Processes } from 'tooling/processes/processes';
import type { Cleanup } from 'tooling/processes/with-processes';
import { startProduct } from 'tooling/product/start-product';
import { judgedLine, readJudgement, type JudgedPath, type Judgement } from './judgement';
import { publicPaths } from './public-paths';

/** How often each page is judged; the median counts. */
const RUNS = 3;
/**
 * How often one judgement is tried. Lighthouse 12 at times finds no navigation in the trace of the
 * newest Chromium (`NO_NAVSTART`), and asks for another run.
 */
const TRIES = 3;

interface RunOptions {
  readonly processes: Processes;
  readonly say: (line: string) => void;
  readonly browser: string;
  /** Absolute path of the folder for the reports. */
  readonly folder: string;
}

/** Judges a page once, in a browser of its own, with Lighthouse's mobile preset. */
async function judgeOnce(
  url: string,
  name: string,
  { processes, browser, folder }: RunOptions,
): Promise<Judgement> {
  const file = join(folder, `${name}.json`);
  await processes.run({
    name: 'lighthouse',
    command: process.execPath,
    args: [
      ...[inRoot('node_modules/lighthouse/cli/index.js'), url, '--quiet'],
      ...['--output', 'json', '--output-path', file, '--only-categories', 'performance'],
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    env: { CHROME_PATH: browser },
  });
  return readJudgement(JSON.parse(readFileSync(file, 'utf8')));
}

/** As `judgeOnce`, and again when Lighthouse fails; it says each failure. */
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
 * Starts the product as `npm start` does, and lets Lighthouse judge every public route three times.
 * It prints a line per route; the reports stay in the run's folder. Source: docs/performance.md,
 * What holds.
 *
 * @param addresses of a product of its own
 * @throws {PlainError} when something it needs is missing, or Lighthouse fails
 */
export async function runLighthouse(
  addresses: Addresses,
  {
    processes,
    cleanup,
    say,
  }: {
    readonly processes: Processes;
    readonly cleanup: Cleanup;
    readonly say: (line: string) => void;
  },
): Promise<readonly JudgedPath[]> {
  const browser = await requireBrowser(processes, say);
  const { catalogueFile } = await startProduct({
    addresses,
    processes,
    cleanup,
    say,
    data: 'seeds',
  });
  const file = join(hostingFolder(addresses, 'shell'), catalogueFile);
  const catalogue = parse(CatalogueSchema, JSON.parse(readFileSync(file, 'utf8')));
  const folder = runFolder(addresses.offset, 'lighthouse');
  mkdirSync(folder, { recursive: true });

  const judged: JudgedPath[] = [];
  for (const path of publicPaths(catalogue)) {
    const url = addresses.sites.shell.origin + path;
    const runs: Judgement[] = [];
    while (runs.length < RUNS) {
      const name = `${fileName(path)}-${runs.length + 1}`;
      runs.push(await judge(url, name, { processes, say, browser, folder }));
    }
    judged.push({ path, runs });
    say(judgedLine({ path, runs }));
  }
  return judged;
}
