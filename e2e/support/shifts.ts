import type { Page } from '@playwright/test';

/** One layout shift. */
export interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Collects layout shifts without an input of the learner. Source: decision 17. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    const describe = (node: Node | null) =>
      (node instanceof Element ? node.outerHTML : (node?.textContent ?? 'a node')).slice(0, 120);
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node }) => describe(node));
        (window as unknown as { shifts: Shift[] }).shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift' });
  });

/** The layout shifts so far. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts);
