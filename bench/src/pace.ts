import type { Browser, Page } from 'playwright-core';
import { spreadOf } from './statistics';

const TIMES = 9;

/** The time of the fixed piece of work before the first case and after the last, ms. */
export type PaceMs = readonly [before: number, after: number | undefined];

export const describePace = ([before, after]: PaceMs): string =>
  `A fixed piece of work took ${before} ms before and ${after ?? 'an unknown number of'} ms after`;

/** Runs in the page: 2,000 cards made by script, laid out and taken away again. @returns ms */
function makeAndLayOut(): number {
  const start = performance.now();
  const list = document.createElement('ul');
  for (let index = 0; index < 2000; index += 1) {
    const card = document.createElement('li');
    card.innerHTML = `<h3>Lektion ${index}</h3><p>Grüezi mitenand, wie gaht’s?</p>`;
    list.append(card);
  }
  document.body.append(list);
  list.getBoundingClientRect();
  list.remove();
  return performance.now() - start;
}

async function paceOf(page: Page): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) times.push(await page.evaluate(makeAndLayOut));
  return Math.round((spreadOf(times)?.median ?? 0) * 10) / 10;
}

/**
 * Times a fixed piece of a browser's work that no change of the product alters. With it, times of
 * two machines or of two hours can be compared.
 *
 * @returns median of nine, ms; unthrottled
 */
export async function measurePace(browser: Browser): Promise<number> {
  const context = await browser.newContext();
  try {
    return await paceOf(await context.newPage());
  } finally {
    await context.close();
  }
}
