/**
 * Commands that start Chromium, the preferred one first. The headless shell needs the least CPU
 * time, because it draws no window.
 */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Facts about this machine, as arguments, so that tests can make them up. */
export interface BrowserSources {
  /** `CHROMIUM_PATH`. */
  readonly fromEnvironment: string | undefined;
  /** Absolute path of a command on the PATH. */
  readonly which: (command: string) => string | undefined;
  /** Whether a program is a script that only asks for an installation. */
  readonly isStub: (path: string) => boolean;
  /** Path of the Chromium that Playwright has downloaded, if any. */
  readonly downloaded: () => string | undefined;
}

/** Finds the browser for the tests: from the environment, else installed, else Playwright's. */
export function findBrowser(sources: BrowserSources): string | undefined {
  if (sources.fromEnvironment) return sources.fromEnvironment;
  for (const command of COMMANDS) {
    const path = sources.which(command);
    if (path !== undefined && !sources.isStub(path)) return path;
  }
  return sources.downloaded();
}
