import puppeteer, { type Browser, type ElementHandle, type Frame } from 'puppeteer-core';
import { findInPage, type Driver, type Target } from './driver';

/** Starts Firefox. @param proxy origin of the proxy for all requests, also to this machine */
export const launchFirefox = (executablePath: string, proxy: string): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': new URL(proxy).hostname,
      'network.proxy.http_port': Number(new URL(proxy).port),
      'network.proxy.allow_hijacking_localhost': true,
      // Without a proxy, localhost is secure, too.
      'network.proxy.testing_localhost_is_secure_when_hijacked': true,
    },
  });

/** Controls Firefox by WebDriver BiDi, in a new profile. */
export async function firefoxDriver(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  let frame: Frame = page.mainFrame();
  async function withElement(
    { role, name }: Target,
    act: (element: ElementHandle<Element>) => Promise<void>,
  ): Promise<boolean> {
    try {
      const element = (await frame.evaluateHandle(findInPage, role, name)).asElement();
      if (element) await act(element as ElementHandle<Element>);
      return element !== null;
    } catch {
      // The element has left the page, or the page has changed.
      return false;
    }
  }
  return {
    goto: async (url) => {
      frame = page.mainFrame();
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    evaluate: (work, ...args) =>
      frame.evaluate(work as never, ...(args as readonly unknown[])) as never,
    sees: (target) => withElement(target, async () => undefined),
    press: (target) => withElement(target, (element) => element.click()),
    type: (target, text) => withElement(target, (element) => element.type(text)),
    async enter(title) {
      frame = page.mainFrame();
      if (title === undefined) return true;
      const element = await page.$(`iframe[title="${title}"]`);
      const inside = await element?.contentFrame();
      if (inside) frame = inside;
      return Boolean(inside);
    },
    // The call also sets the orientation, which Firefox 140 does not support.
    resize: (width) => page.setViewport({ width, height: 800 }).catch(() => undefined),
    close: () => context.close(),
  };
}
