import type { Page } from '@playwright/test';
import { ROUTES } from '../support/routes';
import { expect, test, type Who } from '../support/test';

const SCREENS = ROUTES.filter(
  ({ title }, index) => ROUTES.findIndex((route) => route.title === title) === index,
);
const ofScreens = (who: Who) => SCREENS.filter(({ account = 'visitor' }) => account === who);

/** Finds words that break over two lines, except after their own hyphen or slash. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('h1, main a h3').evaluateAll((headings) => {
    const broken: string[] = [];
    for (const heading of headings) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-–/]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

/** The narrowest window, in which most words break. */
const WIDTH = 320;

for (const who of ['visitor', 'vip'] as const) {
  test.describe(`with text at 200 % and ${WIDTH} px, ${who}`, () => {
    test.use({ who, viewport: { width: WIDTH, height: 844 } });

    test('no title of a screen or a lesson breaks inside a word, and nothing is wider than the window @full', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '32px';
        });
      });
      for (const { path } of ofScreens(who)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
        await expect.poll(() => brokenWords(page), { message: path }).toEqual([]);
        const reach = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(reach, { message: path }).toBe(WIDTH);
      }
    });
  });
}
