import { test as playwrightTest } from '@playwright/test';
import { reportViolations, watchForErrors } from './base-errors';
import { createSites, type Sites } from './base-sites';

export { expect } from '@playwright/test';

interface Fixtures {
  /**
   * Names errors that a test expects in the console; all others, uncaught exceptions and failed
   * requests fail the test. Call it before they occur.
   */
  readonly allowConsoleErrors: (patterns: readonly RegExp[]) => void;
  /** Takes sites down and restores them; all are up again after the test. */
  readonly sites: Sites;
}

/** Playwright's test, which also fails when the page reports an error that nobody expected. */
export const test = playwrightTest.extend<Fixtures>({
  allowConsoleErrors: [
    async ({ context }, use) => {
      const errors = watchForErrors(context);
      await reportViolations(context);
      await use(errors.allow);
      // A page may ask for the registry in a test's last moment. The answer then finds no page,
      // which is no failure of the test.
      for (const routes of [context, ...context.pages()]) {
        await routes.unrouteAll({ behavior: 'ignoreErrors' });
      }
      playwrightTest.expect(errors.unexpected(), 'errors that nobody expected').toEqual([]);
    },
    { auto: true },
  ],

  sites: async ({}, use, { project }) => {
    if (project.name !== 'outages') {
      throw new Error('Only *.outage.spec.ts may use "sites": the others run side by side.');
    }
    const sites = createSites();
    await use(sites);
    await sites.reviveAll();
  },
});
