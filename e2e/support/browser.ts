import type { LaunchOptions } from '@playwright/test';

/** Keeps a browser from doing anything but what the test asks, also without a network. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that `npm test` has found; Playwright's own where it has found none. */
export function browserOptions(): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'];
  return { args: ARGUMENTS, ...(executablePath && { executablePath }) };
}
