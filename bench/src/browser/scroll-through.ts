import type { Page } from 'playwright-core';

export interface Scrolled {
  /** The longest time between two frames, ms. */
  readonly longestFrame: number;
  /** Number of links to lessons at the end. */
  readonly links: number;
}

/**
 * CSS pixels per frame: 9,600 in a second, more than the 8,000 that Android allows a fling
 * (`ViewConfiguration.getScaledMaximumFlingVelocity`).
 */
const STEP_PX = 160;
/** After so many frames without movement the page has ended: two seconds. */
const PATIENCE = 120;

/** Scrolls a page to its end, frame by frame, also while it grows. */
export const scrollThrough = (page: Page): Promise<Scrolled> =>
  page.evaluate(
    ([step, patience]) =>
      new Promise<Scrolled>((resolve) => {
        let longestFrame = 0;
        let still = 0;
        let frameStart = performance.now();
        const next = () => {
          const now = performance.now();
          longestFrame = Math.max(longestFrame, now - frameStart);
          frameStart = now;
          const top = scrollY;
          scrollBy({ top: step, behavior: 'instant' });
          still = scrollY === top ? still + 1 : 0;
          if (still < patience) requestAnimationFrame(next);
          else {
            const links = document.querySelectorAll('main a[href^="/videos/"]').length;
            resolve({ longestFrame, links });
          }
        };
        requestAnimationFrame(() => {
          frameStart = performance.now();
          requestAnimationFrame(next);
        });
      }),
    [STEP_PX, PATIENCE] as const,
  );
