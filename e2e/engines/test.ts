import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { test as playwrightTest, expect } from '@playwright/test';
import { startProxy, type Proxy } from '../support/proxy';
import type { Driver } from './driver';
import { firefoxDriver, launchFirefox } from './firefox';
import { NOT_IN_WEBKIT } from './not-in-webkit';
import { reportedError, SCRIPT, SCRIPT_PATH, watchErrors } from './page-errors';
import { personOf, type Person } from './person';
import { webkitDriver } from './webkit';

export { expect } from '@playwright/test';
export type { Person } from './person';

/** A running engine, and the proxy between it and the product. */
interface Engine {
  readonly proxy: Proxy;
  /** Files that the proxy answers instead of the product, by address. */
  readonly files: Map<string, string>;
  /** Errors that pages have reported, oldest first. */
  readonly errors: string[];
  readonly open: (isSpoilt: boolean) => Promise<Driver>;
}

interface Fixtures {
  /**
   * Whether the test changes answers of the product; default: no. Firefox always uses the proxy.
   * WebKit uses it only then, because with a proxy one page of five waits for a file that it never
   * asks for. So errors in WebKit are seen only then.
   */
  readonly isSpoilt: boolean;
  /** A person with a new profile. Unexpected errors fail the test. */
  readonly person: Person;
  /** Declares errors that a test expects. */
  readonly allowErrors: (pattern: RegExp) => void;
}

const env = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`"npm run test:engines" sets ${name}`);
  return value;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts WebKit's driver on a virtual screen. */
async function startWebKitDriver() {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const child = spawn(env('XVFB_RUN_PATH'), ['-a', env('WEBKIT_DRIVER_PATH'), `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      // Run as root and without a graphics card, as on a server.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const answers = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, 'WebKitWebDriver').toBe(true);
  return { server, end: () => void process.kill(-child.pid!) };
}

type Launch = (proxy: string) => Promise<{
  readonly open: (isSpoilt: boolean) => Promise<Driver>;
  readonly end: () => void | Promise<void>;
}>;

const LAUNCH: Readonly<Record<string, Launch>> = {
  async firefox(proxy) {
    const browser = await launchFirefox(env('FIREFOX_PATH'), proxy);
    return { open: () => firefoxDriver(browser), end: () => browser.close() };
  },
  async webkit(proxy) {
    for (const [title, reason] of Object.entries(NOT_IN_WEBKIT)) {
      console.log(`Not tried in WebKit: ${title}, because ${reason}`);
    }
    const { server, end } = await startWebKitDriver();
    return {
      open: (isSpoilt) =>
        webkitDriver(server, env('MINIBROWSER_PATH'), isSpoilt ? proxy : undefined),
      end,
    };
  },
};

/** Playwright's test in the engine that the project names. It opens no page of Playwright. */
export const test = playwrightTest.extend<Fixtures, { readonly engine: Engine }>({
  engine: [
    async ({}, use, { project }) => {
      const files = new Map<string, string>();
      const errors: string[] = [];
      const proxy = await startProxy({
        changePage: watchErrors,
        answer({ url = '' }, response) {
          const error = reportedError(url);
          if (error !== undefined) errors.push(error);
          const isScript = url.endsWith(SCRIPT_PATH);
          const body = error === undefined ? (isScript ? SCRIPT : files.get(url)) : '';
          if (body === undefined) return false;
          const headers = {
            'content-type': 'text/javascript',
            'access-control-allow-origin': '*',
            'cache-control': 'no-store',
          };
          response.writeHead(200, headers).end(body);
          return true;
        },
      });
      const { open, end } = await LAUNCH[project.name]!(proxy.server);
      await use({ proxy, files, errors, open });
      await end();
      await proxy.close();
    },
    { scope: 'worker' },
  ],

  allowErrors: async ({ engine }, use) => {
    const allowed: RegExp[] = [];
    engine.errors.length = 0;
    await use((pattern) => void allowed.push(pattern));
    const unexpected = engine.errors.filter((error) => !allowed.some((each) => each.test(error)));
    expect(unexpected, 'errors that nobody expected').toEqual([]);
  },

  isSpoilt: [false, { option: true }],

  person: async ({ engine, isSpoilt, allowErrors: _ }, use) => {
    const driver = await engine.open(isSpoilt);
    await use(personOf(driver));
    await driver.close();
  },
});
