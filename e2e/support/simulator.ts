import { expect, type Frame, type Page } from '@playwright/test';
import { addresses } from 'delivery/addresses';
import type { Entry, Os, Phone, PresetName } from 'stand-ins/native-app';

const { origin } = addresses().simulator;

/** The simulator's page, which offers its functions to programs. */
type Simulated = Window & typeof globalThis & { readonly simulator: Phone };

/** A simulated native app with the product inside, and the controls of the simulator's page. */
export interface Simulator {
  /** Finds the product in the web view. A restarted app has another frame. */
  product(): Promise<Frame>;
  /** Opens a path of the product in the web view. */
  open(path: string): Promise<Frame>;
  start(): Promise<Frame>;
  /** Ends the page alone, as a system short of memory does. @returns the next page */
  killPage(): Promise<Frame>;
  /** Opens or closes the keyboard of the system. */
  setKeyboard(isOpen: boolean): Promise<void>;
  isRunning(): Promise<boolean>;
  /** Reads messages in both directions and actions of the store, the oldest first. */
  log(): Promise<readonly Entry[]>;
  /** Ends the plan of this phone's store account. */
  expire(): Promise<void>;
}

/**
 * Opens the simulator with a new store account.
 *
 * @param path of the product that the app opens first
 */
export async function openSimulator(
  page: Page,
  { os, preset = 'new', path = '/home' }: { os: Os; preset?: PresetName; path?: string },
): Promise<Simulator> {
  const query = new URLSearchParams({ os, preset, path });
  await page.goto(`${origin}/__simulator?${query.toString()}`);
  const phone = await page.evaluateHandle(() => (window as Simulated).simulator);

  async function product(): Promise<Frame> {
    const element = page.getByTitle('The product in the app');
    await expect(element).toBeVisible();
    const frame = await (await element.elementHandle())?.contentFrame();
    if (!frame) throw new Error('The web view has no page.');
    return frame;
  }

  return {
    product,
    async open(to) {
      const frame = await product();
      await frame.goto(origin + to);
      return frame;
    },
    async start() {
      await phone.evaluate(({ app }) => app.startApp());
      return product();
    },
    async killPage() {
      await phone.evaluate((simulated) => simulated.endPage());
      return product();
    },
    setKeyboard: (isOpen) => phone.evaluate(({ app }, is) => app.setKeyboard(is), isOpen),
    isRunning: () => phone.evaluate(({ app }) => app.getState().isRunning),
    log: () => phone.evaluate(({ app }) => app.getState().log),
    expire: () => phone.evaluate(({ app }) => app.expire()),
  };
}
