import type { CDPSession, Page } from '@playwright/test';
import { newestLesson } from '../support/content';
import { logInAs } from '../support/learner';
import { mainHeading, REMOTES } from '../support/remotes';
import { createVip } from '../support/subscriber';
import { expect, test } from '../support/test';

/** How often the test shows and leaves screens before the first and the second count. */
const TIMES = { warm: 5, all: 50 };

/** Counts of what a page holds; nodes are those in the document. */
interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly styles: number;
  readonly timers: number;
}

/** Makes pages count their pending timers. */
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

/** Counts after a garbage collection. */
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

/** All pairs of remotes. */
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
            // Allow for the few screens that the browser itself keeps.
            .filter(([, before, after]) => after - before >= TIMES.all - TIMES.warm)
        );
      })
      .toEqual([]);
  });
}

/** Two hours: eight turns, each a quarter of an hour. */
const EVENING = { turns: 8, perScreen: '02:30' };

test('in an evening of two hours every screen comes again, and the learner stays logged in @full', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  test.slow();
  // Running requests take a jump of the clock for a time-out, and the page goes on.
  allowConsoleErrors([/Could not reach Cloud Firestore/, /cleardot\.gif/, /failed twice/]);
  await page.clock.install();
  await logInAs(page, await createVip(request), '/home');
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const heading = (name: string) => main.getByRole('heading', { name, exact: true }).first();
  // Wait for each screen, because a pending call takes a jump of three minutes for a time-out.
  const WAYS = [
    [`/videos/${newestLesson.id}`, main.getByRole('region', { name: 'Line by line' })],
    [`/flashcards/${newestLesson.id}`, button('Turn the card')],
    ['/subscriptions', button('cancel')],
    ['/live-lessons', button('Enter the room')],
    ['/home', heading('Today')],
    ['/settings', heading('Settings')],
  ] as const;
  const turn = async () => {
    for (const [path, shown] of WAYS) {
      // Do not click with the mouse, because home grows and moves its links.
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('main')?.append(link);
        link.click();
      }, path);
      await expect(shown).toBeVisible();
      await page.clock.fastForward(EVENING.perScreen);
    }
  };
  for (let time = 0; time < EVENING.turns; time += 1) await turn();
  // The call succeeds with a renewed token.
  await page.goto(WAYS[0][0]);
  await expect(WAYS[0][1]).toBeVisible();
});
