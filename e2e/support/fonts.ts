import type { Page } from '@playwright/test';
import { expect } from './test';

const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family.includes('Variable') && status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .sort(),
  );

/** Waits until the two fonts of nearly every page are loaded and drawn. */
export async function expectFonts(page: Page): Promise<void> {
  await expect
    .poll(() => loadedFonts(page))
    .toEqual(['Fraunces Variable', 'Hanken Grotesk Variable']);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}
