import type { Page } from '@playwright/test';
import { expect } from './test';

/** Families of the product's own fonts that are loaded. */
const fontsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family.includes('Variable') && status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .sort(),
  );

/** Waits until the two fonts of nearly every page are loaded. */
export const expectFonts = (page: Page): Promise<void> =>
  expect.poll(() => fontsOf(page)).toEqual(['Fraunces Variable', 'Hanken Grotesk Variable']);
