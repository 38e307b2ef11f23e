import { createRequire } from 'node:module';
import { inRoot } from 'delivery/paths';
import { BROWSER_ARGUMENTS } from './browser-arguments';

const ROUNDS = 9;

interface Page {
  evaluate<T>(work: () => T): Promise<T>;
}

/** The part of Playwright's browser that a measurement uses. The bench and the tests have one. */
export interface PacedBrowser {
  newContext(): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
}

/** Runs in the page: makes 2,000 cards by script and lays them out. @returns milliseconds */
function layOutCards(): number {
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
  for (let round = 0; round < ROUNDS; round += 1) times.push(await page.evaluate(layOutCards));
  const median = times.toSorted((a, b) => a - b)[(ROUNDS - 1) / 2] ?? NaN;
  return Math.round(median * 10) / 10;
}

/**
 * Times a fixed piece of work in a browser. No change of the product alters it, so it makes times
 * of two machines or two hours comparable.
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
 * Times the same work in a browser that it starts and closes.
 *
 * @param executablePath absolute path of the browser
 * @returns ms
 */
export async function paceOfMachine(executablePath: string): Promise<number> {
  // Playwright is a dependency of e2e, not of the tooling.
  const load = createRequire(inRoot('e2e/package.json'));
  const { chromium } = load('@playwright/test') as typeof import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] });
  try {
    return await measurePace(browser);
  } finally {
    await browser.close();
  }
}
