/**
 * Names of a Chromium on the PATH, the preferred one first. The headless shell needs less CPU time,
 * because it has no window around the page, and Playwright uses it too. Each result of the bench
 * names its browser.
 */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Facts about this machine. They are arguments, so that tests can try the order. */
export interface BrowserSources {
  /** `CHROMIUM_PATH`. */
  readonly fromEnvironment: string | undefined;
  /** Absolute path of a command on the PATH. */
  readonly which: (command: string) => string | undefined;
  /** Whether a program only has the name of a browser. */
  readonly isStub: (path: string) => boolean;
  /** Where Playwright keeps the Chromium it has downloaded, if it has. */
  readonly downloaded: () => string | undefined;
}

/** The browser for the tests: named by the environment, else installed, else Playwright's own. */
export function findBrowser(sources: BrowserSources): string | undefined {
  if (sources.fromEnvironment) return sources.fromEnvironment;
  for (const command of COMMANDS) {
    const path = sources.which(command);
    if (path !== undefined && !sources.isStub(path)) return path;
  }
  return sources.downloaded();
}
