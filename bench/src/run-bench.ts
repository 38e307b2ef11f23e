import type { Addresses } from 'tooling/addresses';
import { requireBrowser } from 'tooling/browser/require-browser';
import { runFolder } from 'tooling/paths';
import { PlainError } from 'tooling/processes/plain-error';
import type { Processes } from 'tooling/processes/processes';
import type { Cleanup } from 'tooling/processes/with-processes';
import { build } from 'tooling/product/build';
import { startProduct } from 'tooling/product/start-product';
import { requireFreePorts } from 'tooling/preflight';
import { launchBrowser } from './browser/launch';
import { CASES } from './cases';
import { findLesson } from './find-lesson';
import { startCompositions } from './growth/compositions';
import type { Lab } from './lab';
import type { BenchOptions } from './options';
import { describePace, measurePace, type PaceMs } from './pace';
import { runCases, type CaseFailure } from './run-cases';
import type { Sample } from './samples';
import { extraPorts } from './server/bench-addresses';
import { startMp4Site } from './server/mp4';
import { makeCertificate } from './server/certificate';
import { startVariants } from './variants';
import type { Waterfall } from './waterfall';

export interface BenchRun {
  readonly samples: readonly Sample[];
  readonly waterfalls: readonly Waterfall[];
  readonly failures: readonly CaseFailure[];
  readonly browserVersion: string;
  /** The time of a fixed piece of work before the first case and after the last, ms. */
  readonly paceMs: PaceMs;
}

/**
 * Starts the product and its yardsticks behind TLS, and measures the chosen cases in a real
 * browser.
 *
 * @param addresses of the product, with `https:` origins
 * @throws {PlainError} when something it needs is missing
 */
export async function runBench(
  addresses: Addresses,
  { cases, rounds, isQuick }: BenchOptions,
  {
    processes,
    cleanup,
    say,
  }: {
    readonly processes: Processes;
    readonly cleanup: Cleanup;
    readonly say: (line: string) => void;
  },
): Promise<BenchRun> {
  await requireFreePorts(extraPorts(addresses), addresses.offset);
  const executable = await requireBrowser(processes, say);
  const certificate = await makeCertificate(processes, runFolder(addresses.offset, 'tls'));
  let connectMs = 0;
  const tls = { ...certificate, connectDelayMs: () => connectMs };
  const { catalogueFile } = await startProduct({
    addresses,
    processes,
    cleanup,
    say,
    data: 'seeds',
    hosting: { tls },
  });
  await build(processes, say, ['--monolith']);
  const variants = await startVariants({ addresses, catalogueFile, tls, cleanup });
  const browser = await launchBrowser(executable, certificate.publicKeyHash);
  cleanup(() => browser.close());

  const samples: Sample[] = [];
  const waterfalls: Waterfall[] = [];
  // One visit each: servers compress a file when it is asked for the first time.
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
    connectsAs: ({ network }) => void (connectMs = network?.connectMs ?? 0),
    startCompositions: () => (compositions ??= startCompositions({ addresses, tls, cleanup })),
    build: (onLine) => build(processes, onLine),
    async startMp4Site() {
      const site = await startMp4Site(processes, { addresses, tls, lessonPath: lesson.path });
      cleanup(() => site.server.close());
      return site.origin;
    },
    record: (sample) => void samples.push(sample),
    recordWaterfall: (waterfall) => void waterfalls.push(waterfall),
  };
  const paceBefore = await measurePace(browser);
  const failures = await runCases(
    CASES.filter(({ name }) => cases.includes(name)),
    lab,
  );
  // Keep the results even when the browser has crashed by now.
  const paceAfter = await measurePace(browser).catch(() => undefined);
  say(`${describePace([paceBefore, paceAfter])} (bench/README.md)`);
  return {
    samples,
    waterfalls,
    failures,
    browserVersion: browser.version(),
    paceMs: [paceBefore, paceAfter],
  };
}
