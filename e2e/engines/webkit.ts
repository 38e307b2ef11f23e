import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findInPage, type Driver, type Target } from './driver';

/**
 * Controls WebKit by WebDriver.
 *
 * @param server origin of a WebKitWebDriver
 * @param binary absolute path of MiniBrowser
 * @param proxy origin of the proxy; undefined: requests go straight to the product
 */
export async function webkitDriver(
  server: string,
  binary: string,
  proxy: string | undefined,
): Promise<Driver> {
  const args = ['--automation', ...(proxy === undefined ? [] : [`--proxy=${proxy}`])];
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args },
    pageLoadStrategy: 'eager',
  });
  const browser: WebDriver = await new Builder()
    .usingServer(server)
    .withCapabilities(capabilities)
    .build();
  async function withElement(
    { role, name }: Target,
    act: (element: WebElement) => Promise<void>,
  ): Promise<boolean> {
    try {
      const element = await browser.executeScript<WebElement | null>(findInPage, role, name);
      if (element) await act(element);
      return element !== null;
    } catch {
      // The element has left the page or is covered, or the page has changed.
      return false;
    }
  }
  await browser.manage().window().setRect({ width: 1280, height: 900 });
  return {
    goto: async (url) => {
      await browser.switchTo().defaultContent();
      await browser.get(url);
    },
    evaluate: (work, ...args) => browser.executeScript(work, ...args),
    sees: (target) => withElement(target, async () => undefined),
    press: (target) => withElement(target, (element) => element.click()),
    type: (target, text) => withElement(target, (element) => element.sendKeys(text)),
    async enter(title) {
      await browser.switchTo().defaultContent();
      if (title === undefined) return true;
      const [frame] = await browser.findElements(By.css(`iframe[title="${title}"]`));
      if (frame) await browser.switchTo().frame(frame);
      return frame !== undefined;
    },
    resize: async (width) => void (await browser.manage().window().setRect({ width, height: 800 })),
    close: () => browser.quit(),
  };
}
