import type { BrowserContext } from 'playwright-core';
import { loadMetrics, type LoadMetrics } from '../load-metrics';
import type { Profile } from '../profiles';
import { openPage, type BenchPage } from './bench-page';
import type { Target } from './probe';

export interface MeasuredLoad {
  readonly metrics: LoadMetrics;
  /** Seconds on the clock of the requests. */
  readonly navigationStart: number;
  /** Still open. */
  readonly bench: BenchPage;
}

/** Loads an address in a new page, waits until it is at rest, and reads all figures. */
export async function measureLoad(
  context: BrowserContext,
  profile: Profile,
  url: string,
  target: Target,
): Promise<MeasuredLoad> {
  const bench = await openPage(context, profile, target);
  const startCounters = await bench.counters();
  const { at } = await bench.load(url);
  await bench.untilQuiet();
  const [reading, counters] = [await bench.read(), await bench.counters()];
  const navigationStart = counters.NavigationStart ?? 0;
  const metrics = loadMetrics(reading, bench.network.requests, {
    usable: at,
    navigationStart,
    scriptSeconds: (counters.ScriptDuration ?? 0) - (startCounters.ScriptDuration ?? 0),
  });
  return { metrics, navigationStart, bench };
}

/** Measures only how long an address takes until it is usable. Milliseconds. */
export async function timeToUsable(
  context: BrowserContext,
  profile: Profile,
  url: string,
  target: Target,
): Promise<number> {
  const bench = await openPage(context, profile, target);
  const { at } = await bench.load(url);
  await bench.close();
  return at;
}
