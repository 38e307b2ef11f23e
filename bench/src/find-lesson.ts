import type { Browser } from 'playwright-core';
import { newVisitor } from './browser/launch';
import type { SampleLesson } from './lab';
import { PROFILES } from './profiles';

/** Visits home, which also proves that a site works. @returns the first lesson */
export async function findLesson(browser: Browser, origin: string): Promise<SampleLesson> {
  const context = await newVisitor(browser, PROFILES.fast);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    const card = page.locator('main a[href^="/videos/"]').first();
    const path = await card.getAttribute('href');
    const title = await card.getByRole('heading').innerText();
    return { path: path ?? '', title };
  } finally {
    await context.close();
  }
}
