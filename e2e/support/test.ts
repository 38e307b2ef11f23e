import { expect, test as playwrightTest, type BrowserContextOptions } from '@playwright/test';
import { logIn, type Account } from './accounts';
import { reportViolations, watchForErrors } from './console-errors';
import { createSites, type Sites } from './sites';

export { expect } from '@playwright/test';

export type Who = 'visitor' | Account;

type StoredState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface Fixtures {
  /** The account that the browser is logged in with; default: a visitor. */
  readonly who: Who;
  /**
   * Declares errors that a test expects, before they occur. All other console errors, uncaught
   * exceptions and failed requests fail the test.
   */
  readonly allowConsoleErrors: (patterns: readonly RegExp[]) => void;
  /** Takes sites down and restores them; all are up again after the test. */
  readonly sites: Sites;
}

interface WorkerFixtures {
  /** Logs an account in, once per worker. @returns the stored state of the browser */
  readonly stateOf: (account: Account) => Promise<StoredState>;
}

/** Playwright's test, which also fails when a page reports an unexpected error. */
export const test = playwrightTest.extend<Fixtures, WorkerFixtures>({
  who: ['visitor', { option: true }],

  stateOf: [
    async ({ browser }, use, { project }) => {
      const states = new Map<Account, Promise<StoredState>>();
      const make = async (account: Account) => {
        const { baseURL } = project.use;
        const context = await browser.newContext({
          ...(baseURL && { baseURL }),
          // Otherwise the context would begin with the account of the running test.
          storageState: { cookies: [], origins: [] },
        });
        await logIn(await context.newPage(), account);
        const state = await context.storageState();
        await context.close();
        return state;
      };
      await use((account) => {
        const state = states.get(account) ?? make(account);
        states.set(account, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],

  storageState: async ({ who, stateOf }, use) => {
    await use(who === 'visitor' ? undefined : await stateOf(who));
  },

  allowConsoleErrors: [
    async ({ context }, use) => {
      const errors = watchForErrors(context);
      await reportViolations(context);
      await use(errors.allow);
      // End the routes first: a request in a test's last moment would fail without its page.
      for (const routes of [context, ...context.pages()]) {
        await routes.unrouteAll({ behavior: 'ignoreErrors' });
      }
      expect(errors.unexpected(), 'errors that nobody expected').toEqual([]);
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
