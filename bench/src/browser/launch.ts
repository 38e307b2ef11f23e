import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { BROWSER_ARGUMENTS } from 'tooling/browser-arguments';
import type { StoredVisitor } from '../lab';
import type { Profile } from '../profiles';

const ARGUMENTS = [
  ...BROWSER_ARGUMENTS,
  // Films start by script in every variant, without a click.
  '--autoplay-policy=no-user-gesture-required',
  // The debugging protocol has a cost that learners do not have: for each `new Error` V8 parses the
  // whole script again to find the place. react-dom makes three when it loads.
  '--js-flags=--no-enable-lazy-source-positions',
];

/** The argument by which the browser trusts one certificate without an authority. */
export const trusting = (publicKeyHash: string) =>
  `--ignore-certificate-errors-spki-list=${publicKeyHash}`;

/**
 * Starts the browser.
 *
 * @param executablePath absolute path of a Chromium
 * @param publicKeyHash of our certificate. A browser that ignores all certificate errors would not
 *   use its cache
 */
export const launchBrowser = (executablePath: string, publicKeyHash: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    // An interruption ends the whole bench in order, not the browser alone.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [...ARGUMENTS, trusting(publicKeyHash)],
  });

/**
 * Opens a browser context with empty caches and without connections.
 *
 * @param storage of the context, such as the session of a user; default: empty
 */
export const newVisitor = (
  browser: Browser,
  { viewport, isMobile }: Profile,
  storage?: StoredVisitor,
): Promise<BrowserContext> =>
  browser.newContext({
    viewport,
    isMobile,
    hasTouch: isMobile,
    deviceScaleFactor: isMobile ? 2 : 1,
    ...(storage && { storageState: storage }),
  });
