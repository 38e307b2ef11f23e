import type { Browser } from 'playwright-core';
import type { Addresses } from 'delivery/addresses';
import { measurePace } from 'tooling/browser/pace';
import { PlainError } from 'delivery/plain-error';
import { launchBrowser, newVisitor } from './browser/launch';
import { CASES } from './cases';
import { startCompositions } from './growth/compositions';
import type { Lab, SampleLesson } from './lab';
import type { BenchOptions } from './options';
import { runCases, type CaseFailure } from './run-cases';
import { PROFILES } from './profiles';
import type { Sample } from './samples';
import { startMp4Site } from './server/mp4';
import { startSubjects, type Run } from './start-subjects';

export interface BenchRun {
  readonly samples: readonly Sample[];
  readonly failures: readonly CaseFailure[];
  readonly browserVersion: string;
  /**
   * The time of a fixed piece of work before the first case and after the last, ms; undefined: the
   * browser has crashed by then.
   */
  readonly paceMs: readonly [before: number, after: number | undefined];
}

/**
 * Starts the product and its yardsticks, and measures the chosen cases in a real browser.
 *
 * @param addresses of the product, with `https:` origins
 * @throws {PlainError} when something it needs is missing
 */
export async function runBench(
  addresses: Addresses,
  { cases, rounds, isQuick }: BenchOptions,
  run: Run,
): Promise<BenchRun> {
  const { processes, cleanup, say } = run;
  const { variants, tls, ...subjects } = await startSubjects(addresses, run);
  const browser = await launchBrowser(subjects.executable, subjects.publicKeyHash);
  cleanup(() => browser.close());

  const samples: Sample[] = [];
  // Visit each once, because servers compress a file at its first request.
  const [lesson] = await Promise.all(variants.map(({ origin }) => findLesson(browser, origin)));
  if (!lesson) throw new PlainError('There is no lesson to open.');
  let compositions: ReturnType<typeof startCompositions> | undefined;
  const lab: Lab = {
    browser,
    addresses,
    variants,
    lesson,
    rounds,
    isQuick,
    say,
    connectsAs: subjects.connectsAs,
    startCompositions: () => (compositions ??= startCompositions({ addresses, tls, cleanup })),
    async startMp4Site() {
      const site = await startMp4Site(processes, { addresses, tls, lessonPath: lesson.path });
      cleanup(() => site.server.close());
      return site.origin;
    },
    record: (sample) => void samples.push(sample),
  };
  const paceBefore = await measurePace(browser);
  const failures = await runCases(
    CASES.filter(({ name }) => cases.includes(name)),
    lab,
  );
  // Keep the results even if the browser has crashed.
  const paceAfter = await measurePace(browser).catch(() => undefined);
  say(
    `A fixed piece of work took ${paceBefore} ms before and ${paceAfter ?? 'an unknown number of'} ms after (bench/README.md)`,
  );
  return {
    samples,
    failures,
    browserVersion: browser.version(),
    paceMs: [paceBefore, paceAfter],
  };
}

/** Visits home, which also proves that a site works. @returns the first lesson */
async function findLesson(browser: Browser, origin: string): Promise<SampleLesson> {
  const context = await newVisitor(browser, PROFILES.fast);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    const card = page.locator('main a[href^="/videos/"]').first();
    const path = await card.getAttribute('href');
    const title = await card.getByRole('heading').innerText();
    return { path: path ?? '', title };
  } finally {
    await context.close();
  }
}
