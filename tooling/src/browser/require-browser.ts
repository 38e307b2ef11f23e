import { execFile } from 'node:child_process';
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from 'delivery/paths';
import { PlainError } from 'delivery/plain-error';
import { onPath } from '../preflight/on-path.mjs';
import type { Processes } from '../processes/processes';
import { findBrowser, type BrowserSources } from './find-browser';
import { browserProblem, isSnapStub, SNAP } from './usable-browser';

function downloadedBrowser(): string | undefined {
  // Playwright is a dependency of e2e, not of the tooling.
  const load = createRequire(inRoot('e2e/package.json'));
  const { chromium } = load('@playwright/test') as typeof import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Reads only the first bytes of a file, because a browser has hundreds of megabytes. */
function startOf(path: string): string {
  const start = Buffer.alloc(4096);
  const file = openSync(path, 'r');
  try {
    return start.toString('latin1', 0, readSync(file, start));
  } finally {
    closeSync(file);
  }
}

const thisMachine = (): BrowserSources => ({
  fromEnvironment: process.env.CHROMIUM_PATH,
  which: (command) => onPath(command),
  isStub: (path) => isSnapStub(startOf(path), existsSync(SNAP)),
  downloaded: downloadedBrowser,
});

/** @throws {PlainError} when it does not start, for example because a system library is missing */
async function requireStart(browser: string): Promise<string> {
  const ended = await new Promise<{ exitCode: number; stderr: string }>((resolve) => {
    execFile(browser, ['--version'], (error, _, stderr) =>
      resolve({ exitCode: error ? Number(error.code) || 1 : 0, stderr }),
    );
  });
  const problem = browserProblem(browser, ended);
  if (problem) throw new PlainError(problem);
  return browser;
}

/** Shell lines that install a browser, in the order in which they are tried. */
function installers(): { readonly name: string; readonly line: string }[] {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install = 'apt-get install -y --no-install-recommends';
  // Some releases of Debian and Ubuntu lack the headless shell. The fonts have the widths of
  // Arial; a page is drawn with them until its own fonts arrive.
  const apt = `apt-get update && { ${install} chromium-headless-shell fonts-liberation || ${install} chromium fonts-liberation; }`;
  return [
    ...(isDebianRoot ? [{ name: 'chromium-apt', line: apt }] : []),
    { name: 'chromium-playwright', line: 'npx playwright install chromium' },
  ];
}

/**
 * Finds the browser for the tests, and installs one when this machine has none.
 *
 * @returns its absolute path
 * @throws {PlainError} when none can be installed, or it does not start
 */
export async function requireBrowser(
  processes: Processes,
  say: (line: string) => void,
): Promise<string> {
  const browser = findBrowser(thisMachine());
  if (browser !== undefined) return requireStart(browser);
  for (const { name, line } of installers()) {
    say(`Installing a browser for the tests: ${line}`);
    await processes.exitCode({ name, command: 'sh', args: ['-c', line] });
    const installed = findBrowser(thisMachine());
    if (installed !== undefined) return requireStart(installed);
  }
  throw new PlainError(
    'The tests need Chromium, and it could not be installed. Install it, or name it in CHROMIUM_PATH.',
  );
}
