import type { LaunchOptions } from '@playwright/test';
import { BROWSER_ARGUMENTS } from 'tooling/browser-arguments';

/** Options for the browser that `npm test` has found, else for Playwright's. */
export function browserOptions(): LaunchOptions {
  const executablePath = process.env.CHROMIUM_PATH;
  return { args: [...BROWSER_ARGUMENTS], ...(executablePath && { executablePath }) };
}
