import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import type { StoredVisitor } from '../lab';
import type { Profile } from '../profiles';

/** Keeps the browser from doing anything but what it is asked, also without a network. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Films start by script in every variant; nobody is there to click.
  '--autoplay-policy=no-user-gesture-required',
  // Being watched has a price that no learner pays: for each `new Error` (react-dom makes three when
  // it loads) V8 parses the whole script once more to tell where, unless it has kept that.
  '--js-flags=--no-enable-lazy-source-positions',
];

/**
 * Starts the browser.
 *
 * @param executablePath absolute path of a Chromium
 * @param publicKeyHash of the only certificate that is trusted without an authority. Ignoring all
 *   errors of certificates would keep the browser from caching anything
 */
export const launchBrowser = (executablePath: string, publicKeyHash: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    // Whoever interrupts the bench wants all of it to end in order, not the browser alone.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [...ARGUMENTS, `--ignore-certificate-errors-spki-list=${publicKeyHash}`],
  });

/**
 * A browser that has never been anywhere: empty caches, no connections.
 *
 * @param storage what it remembers all the same, such as who is signed in
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
