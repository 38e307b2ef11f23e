import { createRequire } from 'node:module';
import { inRoot } from 'delivery/paths';
import { BROWSER_ARGUMENTS } from './browser-arguments';

const TIMES = 9;

interface Page {
  evaluate<T>(work: () => T): Promise<T>;
}

/** Playwright's browser, as far as it is used here: the bench and the tests have one each. */
export interface PacedBrowser {
  newContext(): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
}

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
  const median = times.toSorted((a, b) => a - b)[(TIMES - 1) / 2] ?? NaN;
  return Math.round(median * 10) / 10;
}

/**
 * Times a fixed piece of a browser's work that no change of the product alters. With it, times of
 * two machines or of two hours can be compared.
 *
 * @returns median of nine, ms; unthrottled
 */
export async function measurePace(browser: PacedBrowser): Promise<number> {
  const context = await browser.newContext();
  try {
    return await paceOf(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * Times the fixed piece of work in a browser of its own.
 *
 * @param executablePath absolute path of the browser
 * @returns ms
 */
export async function paceOfMachine(executablePath: string): Promise<number> {
  // Playwright is a dependency of the end-to-end tests, not of the tooling.
  const load = createRequire(inRoot('e2e/package.json'));
  const { chromium } = load('@playwright/test') as typeof import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] });
  try {
    return await measurePace(browser);
  } finally {
    await browser.close();
  }
}
