import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { inRoot } from '../paths';
import { PlainError } from '../processes/plain-error';
import type { Processes } from '../processes/processes';
import { findBrowser, type BrowserSources } from './find-browser';

function downloaded(): string | undefined {
  // Playwright is a dependency of the end-to-end tests, not of the tooling.
  const load = createRequire(inRoot('e2e/package.json'));
  const { chromium } = load('@playwright/test') as typeof import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const thisMachine = (): BrowserSources => ({
  fromEnvironment: process.env['CHROMIUM_PATH'],
  which: (command) =>
    (process.env['PATH'] ?? '')
      .split(delimiter)
      .map((folder) => join(folder, command))
      .find(existsSync),
  downloaded,
});

/** Ways to get a browser, in the order in which they are tried. */
function installers(): { readonly name: string; readonly line: string }[] {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install = 'apt-get install -y --no-install-recommends';
  // Not every release of Debian and its relatives has the headless shell.
  const apt = `apt-get update && { ${install} chromium-headless-shell || ${install} chromium; }`;
  return [
    ...(isDebianRoot ? [{ name: 'chromium-apt', line: apt }] : []),
    { name: 'chromium-playwright', line: 'npx playwright install chromium' },
  ];
}

/**
 * The browser for the tests; installs one when this machine has none.
 *
 * @returns its absolute path
 * @throws {PlainError} when none can be installed
 */
export async function requireBrowser(
  processes: Processes,
  say: (line: string) => void,
): Promise<string> {
  const found = findBrowser(thisMachine());
  if (found !== undefined) return found;
  for (const { name, line } of installers()) {
    say(`Installing a browser for the tests: ${line}`);
    await processes.exitCode({ name, command: 'sh', args: ['-c', line] });
    const installed = findBrowser(thisMachine());
    if (installed !== undefined) return installed;
  }
  throw new PlainError(
    'The tests need Chromium, and it could not be installed. Install it, or name it in CHROMIUM_PATH.',
  );
}
