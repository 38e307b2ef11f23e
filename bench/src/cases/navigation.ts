import { openPage } from '../browser/bench-page';
import { newVisitor } from '../browser/launch';
import { click, hover } from '../browser/pointer';
import { keep, type BenchCase, type Lab } from '../lab';
import { PROFILES } from '../profiles';
import { interleave } from '../rounds';
import { spreadOf } from '../statistics';
import { HOME, PLANS, PLANS_LINK } from '../targets';
import type { Variant } from '../variants';

const PROFILE = PROFILES.slow;

async function openHome({ browser }: Lab, { origin }: Variant) {
  const context = await newVisitor(browser, PROFILE);
  const bench = await openPage(context, PROFILE, HOME);
  await bench.load(`${origin}/`);
  return { context, bench };
}

/**
 * Clicks the link to another remote as soon as home is usable, without a hover before. The click is
 * the page's first interaction, so its slowest event counts as INP.
 */
async function navigateCold(lab: Lab, variant: Variant, round: number | undefined): Promise<void> {
  const { context, bench } = await openHome(lab, variant);
  const { at, clickedAt } = await bench.after(PLANS, () => click(bench, PLANS_LINK));
  await bench.untilPainted();
  const { interaction } = await bench.read();
  const key = { profile: PROFILE.name, subject: variant.name };
  keep(lab, round, { ...key, scenario: 'navigation-cold' }, { time: at - clickedAt });
  keep(lab, round, { ...key, scenario: 'interaction' }, { inp: interaction });
  await context.close();
}

/** Hovers the link on home at rest, waits for rest again, and clicks. @returns milliseconds */
async function timePrefetched(lab: Lab, variant: Variant): Promise<number> {
  const { context, bench } = await openHome(lab, variant);
  await bench.untilQuiet();
  await hover(bench, PLANS_LINK);
  await bench.untilQuiet();
  const { at, clickedAt } = await bench.after(PLANS, () => click(bench, PLANS_LINK));
  await context.close();
  return at - clickedAt;
}

/**
 * Prefetched navigations of a round, each in a new context, of which the median counts. Each takes
 * a few hundredths of a second, and single ones differ up to twofold.
 */
const REPEATS = 3;

async function navigatePrefetched(
  lab: Lab,
  variant: Variant,
  round: number | undefined,
): Promise<void> {
  const times: number[] = [];
  while (times.length < (lab.isQuick ? 1 : REPEATS)) times.push(await timePrefetched(lab, variant));
  const key = { scenario: 'navigation-prefetched', profile: PROFILE.name, subject: variant.name };
  keep(lab, round, key, { time: spreadOf(times)?.median });
}

/** Measures the time from a click on home until the first content of another remote is usable. */
export const navigation: BenchCase = {
  name: 'navigation',
  title: 'navigation to another remote, and the first interaction',
  isInQuick: true,
  async run(lab) {
    await interleave(lab.variants, lab.rounds, async (variant, round) => {
      await navigateCold(lab, variant, round);
      await navigatePrefetched(lab, variant, round);
    });
  },
};
