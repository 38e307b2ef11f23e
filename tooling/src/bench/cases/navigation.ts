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
 * A click on the link to another remote as soon as home is usable: nothing has been fetched in
 * advance, unless home itself did so by then. It is the page's first interaction, so its slowest
 * event is taken for INP.
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

/**
 * The same once home has come to rest, the pointer has come to the link, and all is at rest again.
 *
 * @returns milliseconds
 */
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
 * How often a round repeats it, each time in a new browser profile, to count the median: it takes a
 * few hundredths of a second, and on one machine single ones lie as far apart as 1 to 2.
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

/** From a click on home until the first content of another remote can be used. */
export const navigation: BenchCase = {
  name: 'navigation',
  title: 'navigation to another remote, and the first interaction',
  isInQuick: true,
  async run(lab) {
    // No goal compares with M2; the quick bench has no time for it.
    const variants = lab.variants.filter(({ name }) => !lab.isQuick || name !== 'm2');
    await interleave(variants, lab.rounds, async (variant, round) => {
      await navigateCold(lab, variant, round);
      await navigatePrefetched(lab, variant, round);
    });
  },
};
