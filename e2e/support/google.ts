import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { changeSiteConfig } from './site-config';

const STAND_IN = fileURLToPath(new URL('../../stand-ins/src/sign-in/gapi.js', import.meta.url));
const SCRIPT = /^https:\/\/apis\.google\.com\/js\/api\.js/;

/**
 * Replaces Google's script, so that the popup sign-in works with the emulator's account window.
 * Nothing leaves this machine.
 *
 * @returns the requested addresses of the script; the list grows
 */
export async function standInForGoogle(context: BrowserContext): Promise<readonly string[]> {
  const urls: string[] = [];
  await context.route(SCRIPT, async (route) => {
    urls.push(route.request().url());
    await route.fulfill({ path: STAND_IN });
  });
  // Styles and fonts of the emulator's window.
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) => {
    const isScript = route.request().resourceType() === 'script';
    return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/css', body: '' });
  });
  return urls;
}

/** Makes Google unreachable. */
export async function cutOffGoogle(context: BrowserContext): Promise<void> {
  await context.route(SCRIPT, (route) => route.abort('internetdisconnected'));
}

/**
 * Makes the next pages use the provider itself, because the emulator does not check the web
 * address. The answer of the provider is made up: the web addresses that it knows. Nothing leaves
 * this machine.
 */
export async function knowOnly(context: BrowserContext, authorizedDomains: readonly string[]) {
  await changeSiteConfig(context, { emulators: null });
  await context.route(/^https:\/\/identitytoolkit\.googleapis\.com\//, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { projectId: 'swissgerman', authorizedDomains },
    }),
  );
  // The frame and the window of the provider.
  await context.route('**/__/auth/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
}

/** Signs in with a new Google account in the emulator's window. */
export async function chooseGoogleAccount(popup: Page, email: string, name: string) {
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}

/**
 * Closes the emulator's window once its page is visible. The browser does not close a window whose
 * page is still loading.
 */
export async function closeGoogleWindow(popup: Page): Promise<void> {
  await popup.locator('#add-account-button').waitFor();
  await popup.close();
}
