import { openPage, type BenchPage } from '../browser/bench-page';
import { newVisitor } from '../browser/launch';
import type { Target } from '../browser/probe';
import { keep, type BenchCase, type Lab } from '../lab';
import { PROFILES } from '../profiles';
import { interleave } from '../rounds';
import { HOME, lessonForVisitor, PLANS, PLANS_LINK } from '../targets';
import type { Variant } from '../variants';

const NAVIGATIONS = 20;
const PROFILE = PROFILES.fast;

/** Follows a link by a click event; its place on the screen does not matter here. */
const follow = (bench: BenchPage, selector: string, target: Target) =>
  bench.after(target, () =>
    bench.page.evaluate(
      (link) => document.querySelector<HTMLAnchorElement>(link)?.click(),
      selector,
    ),
  );

/** Bytes in use after garbage collection. */
async function heapOf({ session }: BenchPage): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Home, a lesson, home, the plans, home … until there were twenty navigations. */
async function navigate(
  { browser, lesson }: Lab,
  { origin }: Variant,
): Promise<{ readonly start: number; readonly end: number }> {
  const context = await newVisitor(browser, PROFILE);
  const bench = await openPage(context, PROFILE, HOME);
  await bench.load(`${origin}/`);
  await bench.untilQuiet();
  const start = await heapOf(bench);
  for (let done = 0; done < NAVIGATIONS; done += 4) {
    await follow(bench, `main a[href="${lesson.path}"]`, lessonForVisitor(lesson));
    await follow(bench, 'header a[href="/home"]', HOME_AGAIN);
    await follow(bench, PLANS_LINK, PLANS);
    await follow(bench, 'header a[href="/home"]', HOME_AGAIN);
  }
  await bench.untilQuiet();
  const end = await heapOf(bench);
  await context.close();
  return { start, end };
}

/** A lesson lists other lessons too; only home leads to the plans. */
const HOME_AGAIN: Target = { selectors: [PLANS_LINK, ...HOME.selectors] };

/** Measures the memory in use after twenty navigations. */
export const heap: BenchCase = {
  name: 'heap',
  title: `memory after ${NAVIGATIONS} navigations`,
  isInQuick: false,
  async run(lab) {
    await interleave(lab.variants, { warmUps: 0, measured: 3 }, async (variant, round) => {
      const { start, end } = await navigate(lab, variant);
      const key = { scenario: 'heap', profile: PROFILE.name, subject: variant.name };
      keep(lab, round, key, { start, end, growth: end - start });
    });
  },
};
