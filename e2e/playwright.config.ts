import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { addresses } from 'delivery/addresses';
import { TITLES_NOT_IN_WEBKIT } from './engines/not-in-webkit';
import { browserOptions } from './support/browser';
import { isLongRun } from './support/long-run';

const inReports = (name: string) => fileURLToPath(new URL(`../reports/${name}`, import.meta.url));
/** `npm test` times the machine: on a slow one each time-out is longer. */
const patience = Number(process.env.TEST_PATIENCE ?? 1);

/**
 * Tests of `product` run in parallel. Tests of `outages` (`*.outage.spec.ts`) take
 * down what all tests use, a site or the live room, so they run alone, with one worker. Tests with
 * `@full` in their title run with `npm run test:full` only. Those of `firefox` and `webkit`
 * (`*.engine.spec.ts`) run with `npm run test:engines` only: docs/browsers.md.
 */
export default defineConfig({
  testDir: '.',
  outputDir: inReports('e2e-results'),
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? inReports('e2e.json') }]],
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  // Generous, for a machine that is busy with something else; a test that passes does not wait.
  timeout: 180_000 * patience,
  expect: { timeout: 60_000 * patience },
  ...(!isLongRun && { grepInvert: /@full/ }),
  use: {
    baseURL: addresses().sites.shell.origin,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // A trace of each test that fails needs a recording of all tests, which is slow.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions(),
  },
  projects: [
    { name: 'product', testMatch: '**/*.spec.ts', testIgnore: '**/*.{outage,engine}.spec.ts' },
    { name: 'outages', testMatch: '**/*.outage.spec.ts' },
    { name: 'firefox', testMatch: '**/*.engine.spec.ts' },
    {
      name: 'webkit',
      testMatch: '**/*.engine.spec.ts',
      grepInvert: [...TITLES_NOT_IN_WEBKIT],
      // Some of its pages wait for ever: docs/browsers.md. The report calls such a test flaky.
      retries: 2,
      expect: { timeout: 20_000 * patience },
    },
  ],
});
