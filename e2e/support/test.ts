import type { BrowserContextOptions } from '@playwright/test';
import { logIn, type Account } from './accounts';
import { test as base } from './base';

export { expect } from './base';

export type Who = 'visitor' | Account;

type StoredState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface Options {
  /**
   * The account that the browser is logged in with: `test.use({ who: 'vip' })`; default: a visitor.
   */
  readonly who: Who;
}

interface WorkerFixtures {
  /** The stored state of a browser after the log-in of an account; made once per worker. */
  readonly stateOf: (account: Account) => Promise<StoredState>;
}

export const test = base.extend<Options, WorkerFixtures>({
  who: ['visitor', { option: true }],

  stateOf: [
    async ({ browser }, use, { project }) => {
      const states = new Map<Account, Promise<StoredState>>();
      const make = async (account: Account) => {
        const { baseURL } = project.use;
        const context = await browser.newContext({
          ...(baseURL && { baseURL }),
          // Otherwise it would begin with the account of the running test.
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
});
