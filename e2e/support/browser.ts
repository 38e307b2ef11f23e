import type { LaunchOptions } from '@playwright/test';
import { BROWSER_ARGUMENTS } from 'tooling/browser-arguments';

/** The browser that `npm test` has found; without one, Playwright's own. */
export function browserOptions(): LaunchOptions {
  const executablePath = process.env.CHROMIUM_PATH;
  return { args: [...BROWSER_ARGUMENTS], ...(executablePath && { executablePath }) };
}
