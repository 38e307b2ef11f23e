import type { BrowserContext } from 'playwright-core';
import { loadMetrics, type LoadMetrics } from '../load-metrics';
import type { Profile } from '../profiles';
import { openPage } from './bench-page';
import type { Target } from './probe';

/** Loads an address in a new page, waits until it is at rest, and reads all figures. */
export async function measureLoad(
  context: BrowserContext,
  profile: Profile,
  url: string,
  target: Target,
): Promise<LoadMetrics> {
  const bench = await openPage(context, profile, target);
  const { at } = await bench.load(url);
  await bench.untilQuiet();
  const metrics = loadMetrics(await bench.read(), bench.network.requests, {
    usable: at,
    navigationStart: await bench.navigationStart(),
  });
  await bench.close();
  return metrics;
}

/** Measures only the time until an address is usable, ms. */
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
