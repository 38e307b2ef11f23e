import AxeBuilder from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';
import { isLongRun } from './long-run';

/** Rules of WCAG 2.2 AA and the earlier versions that it contains. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
export const THEMES = ['light', 'dark'] as const;

interface Look {
  readonly width: 320 | 1440;
  readonly colorScheme: (typeof THEMES)[number];
}

/** Each width and each theme once, because colours do not depend on the width. */
const LOOKS: readonly Look[] = [
  { width: 320, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
];

/** The other combinations, for the long run. */
const MORE_LOOKS: readonly Look[] = [
  { width: 320, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
];

const siteOf = (frame: Frame): string => new URL(frame.url()).origin;

/** Expects that axe finds nothing in a part of the page. @param where begins the message */
export async function expectNoFindings(page: Page, where: string, part = 'body'): Promise<void> {
  // The quick mode sees no frame of another site; the other mode opens a page each time.
  const isOneSite = page.frames().every((frame) => siteOf(frame) === siteOf(page.mainFrame()));
  const axe = new AxeBuilder({ page })
    .include(part)
    // Leave out the passed rules, which take long to describe.
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
 * Lays out the parts that `content-visibility: auto` skips. The browser pauses transitions in them,
 * so `useTheme` would wait forever.
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

/** Changes the theme, and waits until every colour has changed. */
export async function useTheme(page: Page, colorScheme: (typeof THEMES)[number]): Promise<void> {
  await layOutEverything(page);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const transitions = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/**
 * Expects no findings of axe in both themes and at 320 and 1440 px, and no sideways scroll.
 *
 * @param part selector of the part to check; default: everything
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  for (const { width, colorScheme } of isLongRun ? [...LOOKS, ...MORE_LOOKS] : LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await useTheme(page, colorScheme);
    await expectNoFindings(page, `${width} px, ${colorScheme}`, part);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `the page scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}
