import { expect } from '@playwright/test';
import { addresses } from 'delivery/addresses';
import { storedUser, type Credentials } from '../support/accounts';
import type { Driver, Target } from './driver';

const { origin } = addresses().sites.shell;
/** An address of the same origin that runs no code of the product. */
const NO_PAGE = `${origin}/robots.txt`;

/** Actions and expectations of a person. Each waits until it succeeds or time is out. */
export type Person = ReturnType<typeof personOf>;

export function personOf(driver: Driver) {
  const { evaluate } = driver;
  const sees = (role: Target['role'], name: string) =>
    expect.poll(() => driver.sees({ role, name }), `${role} "${name}"`).toBe(true);
  const press = (role: Target['role'], name: string) =>
    expect.poll(() => driver.press({ role, name }), `press ${role} "${name}"`).toBe(true);
  return {
    evaluate,
    sees,
    press,
    resize: driver.resize,
    open: (path: string) => driver.goto(`${origin}${path}`),
    isAt: (url: string) =>
      expect.poll(() => evaluate(() => location.href), 'address').toContain(url),
    /** Waits until the screen's code has hydrated the page. */
    isReady: () =>
      expect
        .poll(() => evaluate(() => document.querySelectorAll('[data-build]').length), 'code')
        .toBe(0),
    enter: (frameTitle?: string) =>
      expect.poll(() => driver.enter(frameTitle), `frame ${frameTitle}`).toBe(true),
    type: (name: string, text: string) =>
      expect.poll(() => driver.type({ role: 'textbox', name }, text), `type ${name}`).toBe(true),
    reads: (text: string) =>
      expect.poll(() => evaluate(() => document.body.innerText), 'text').toContain(text),
    /** Opens a page in a browser in which the learner has logged in before. */
    async openSignedIn(learner: Credentials, path: string): Promise<void> {
      await driver.goto(NO_PAGE);
      const [key, value] = await storedUser(learner);
      await evaluate((name, text) => localStorage.setItem(name, text), key, value);
      // WebKit writes to the storage a moment later, and loses the entry when the page is left.
      await driver.goto(NO_PAGE);
      const isKept = () => evaluate((name) => localStorage.getItem(name) !== null, key);
      await expect.poll(isKept, 'the log-in is stored').toBe(true);
      await driver.goto(`${origin}${path}`);
      const isIn = () => evaluate(() => 'signedIn' in document.documentElement.dataset);
      await expect.poll(isIn, 'signed in').toBe(true);
    },
    /** Waits until the film has played for another second. */
    async plays(): Promise<void> {
      const position = () => evaluate(() => document.querySelector('video')?.currentTime ?? -1);
      const from = await position();
      await expect.poll(position, 'position').toBeGreaterThan(Math.max(from, 0) + 1);
      expect(await evaluate(() => document.querySelector('video')?.videoWidth)).toBeGreaterThan(0);
    },
  };
}
