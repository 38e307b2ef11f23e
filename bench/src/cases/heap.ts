import type { CDPSession, Page } from 'playwright-core';
import { openPage } from '../browser/bench-page';
import { newVisitor } from '../browser/launch';
import { keep, type BenchCase } from '../lab';
import { PROFILES } from '../profiles';
import { COUNTING, interleave } from '../rounds';
import { HOME, PLANS_LINK } from '../targets';

const PROFILE = PROFILES.fast;
/** Visits of each remote before the first reading of the heap, and before the second. */
const TIMES = { warm: 5, all: 50 };
/** A screen of each other remote, with its heading. This one of mf-live shows no alert. */
const WAYS = [
  ['/subscriptions', 'Subscriptions'],
  ['/live-meeting', 'Live meeting'],
  ['/settings', 'Settings'],
] as const;

async function showAll(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    for (const [path, title] of WAYS) {
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('main')?.append(link);
        link.click();
      }, path);
      await page.locator('main h1', { hasText: title }).waitFor();
      await page.goBack();
      await page.locator(PLANS_LINK).first().waitFor();
    }
  }
}

/** Bytes of the heap after a garbage collection. */
async function usedBy(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Compares the growth of the heap, in the product and in M, as each remote is shown many times. */
export const heap: BenchCase = {
  name: 'heap',
  title: `the heap, with every remote shown and left ${TIMES.all} times`,
  isInQuick: false,
  async run(lab) {
    const subjects = lab.variants.filter(({ name }) => name !== 'm2');
    await interleave(subjects, COUNTING, async ({ name, origin }, round) => {
      const context = await newVisitor(lab.browser, PROFILE);
      const bench = await openPage(context, PROFILE, HOME);
      await bench.load(`${origin}/`);
      await bench.untilQuiet();
      await showAll(bench.page, TIMES.warm);
      const early = await usedBy(bench.session);
      await showAll(bench.page, TIMES.all - TIMES.warm);
      const grown = (await usedBy(bench.session)) / early;
      keep(lab, round, { scenario: 'heap', profile: PROFILE.name, subject: name }, { grown });
      await context.close();
    });
  },
};
