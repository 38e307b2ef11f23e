import AxeBuilder from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';

/** WCAG 2.2 AA and all it is built on. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
export const THEMES = ['light', 'dark'] as const;

interface Look {
  readonly width: 320 | 1440;
  readonly colorScheme: (typeof THEMES)[number];
}

/** Each width and each theme once: colours do not depend on the width, nor boxes on the theme. */
const LOOKS: readonly Look[] = [
  { width: 320, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
];

/** The other combinations, which only `npm run test:full` looks at. */
const MORE_LOOKS: readonly Look[] = [
  { width: 320, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
];

const siteOf = (frame: Frame): string => new URL(frame.url()).origin;

export async function expectNoFindings(page: Page, where: string, part = 'body'): Promise<void> {
  // Without a frame of another site the quick mode sees everything; the other opens a page each
  // time.
  const isOneSite = page.frames().every((frame) => siteOf(frame) === siteOf(page.mainFrame()));
  const axe = new AxeBuilder({ page })
    .include(part)
    // Nobody reads what has passed, which takes long to describe.
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode(isOneSite);
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(findings, where).toEqual([]);
}

/**
 * Lays out what `content-visibility: auto` leaves out far from the window. The browser pauses every
 * transition there, so waiting for its end would never end.
 */
async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') {
        element.style.contentVisibility = 'visible';
      }
    }
  });
}

/** Changes the theme, and waits until the last colour has changed to it. */
export async function useTheme(page: Page, colorScheme: (typeof THEMES)[number]): Promise<void> {
  await layOutEverything(page);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/**
 * Expects no findings in both themes, at the narrowest and at a wide window, and no sideways
 * scroll.
 *
 * @param part selector of what is looked at; default everything
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const isFull = process.env.FULL_TESTS === '1';
  for (const { width, colorScheme } of isFull ? [...LOOKS, ...MORE_LOOKS] : LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await useTheme(page, colorScheme);
    await expectNoFindings(page, `${width} px, ${colorScheme}`, part);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `the page scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}
