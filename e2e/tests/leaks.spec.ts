import type { CDPSession, Page } from '@playwright/test';
import { mainHeading, REMOTES } from '../support/remotes';
import { expect, test } from '../support/test';

/** How often screens are shown and left before the first count, and before the second. */
const TIMES = { warm: 5, all: 50 };

/** What a page holds at one moment; of nodes those that are on it. */
interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly styles: number;
  readonly timers: number;
}

/** Counts timers that are still to fire. */
const countTimers = (page: Page) =>
  page.addInitScript(() => {
    const open = new Set<number>();
    Object.assign(window, { openTimers: open });
    for (const [set, clear, isOnce] of [
      ['setTimeout', 'clearTimeout', true],
      ['setInterval', 'clearInterval', false],
    ] as const) {
      const begin = window[set].bind(window) as (task: () => void, ms?: number) => number;
      const end = window[clear].bind(window);
      const counted = (task: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
        const id = begin(() => {
          if (isOnce) open.delete(id);
          task(...args);
        }, ms);
        open.add(id);
        return id;
      };
      const ended = (id?: number) => {
        if (id !== undefined) open.delete(id);
        end(id);
      };
      Object.assign(window, { [set]: counted, [clear]: ended });
    }
  });

/** Counts after the garbage is collected. */
async function heldBy(page: Page, browser: CDPSession): Promise<Held> {
  await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const { nodes, styles, timers } = await page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    styles:
      document.querySelectorAll('style, link[rel="stylesheet"]').length +
      document.adoptedStyleSheets.length,
    timers: (window as unknown as { openTimers: Set<number> }).openTimers.size,
  }));
  return { nodes, listeners: metric('JSEventListeners'), styles, timers };
}

/** Each remote is in a pair. */
const PAIRS = REMOTES.flatMap((first, index) =>
  REMOTES.slice(index + 1)
    .concat(REMOTES)
    .slice(0, index % 2 === 0 ? 1 : 0)
    .map((second) => [first, second] as const),
);

for (const [first, second] of PAIRS) {
  test(`${first.name} and ${second.name}, shown and left ${TIMES.all} times, leave nothing behind @full`, async ({
    page,
  }) => {
    test.slow();
    await countTimers(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Performance.enable');
    await page.goto(first.path);
    await expect(mainHeading(page, first.heading)).toBeVisible();
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path, textContent: 'there' });
      document.querySelector('main')?.append(link);
    }, second.path);
    await page.getByRole('link', { name: 'there', exact: true }).click();
    const turn = async () => {
      await expect(mainHeading(page, second.heading)).toBeVisible();
      await page.goBack();
      await expect(mainHeading(page, first.heading)).toBeVisible();
      await page.goForward();
    };
    for (let time = 0; time < TIMES.warm; time += 1) await turn();
    await expect(mainHeading(page, second.heading)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const early = await heldBy(page, browser);
    for (let time = TIMES.warm; time < TIMES.all; time += 1) await turn();
    await expect(mainHeading(page, second.heading)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect
      .poll(async () => {
        const late = await heldBy(page, browser);
        return (
          Object.entries(late)
            .map(([what, count]) => [what, early[what as keyof Held], count] as const)
            // The browser keeps what belonged to a few screens before.
            .filter(([, before, after]) => after - before >= TIMES.all - TIMES.warm)
        );
      })
      .toEqual([]);
  });
}
