import type { Page } from '@playwright/test';
import { addresses } from 'delivery/addresses';

const PROVIDER = 'https://support.example';
const SHELL = addresses().sites.shell.origin;

/**
 * Serves the shell's pages as a deployment with a support chat: the configuration and the policy of
 * the page name the provider. A small page replaces the provider's page.
 *
 * @returns the addresses requested from the provider; the list grows
 */
export async function configureSupportChat(page: Page): Promise<readonly string[]> {
  const urls: string[] = [];
  // The browser takes an intercepted page for a public one, which may not ask this machine.
  await page.context().grantPermissions(['local-network-access'], { origin: SHELL });
  await page.route(`${PROVIDER}/**`, (route) => {
    urls.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Support</title><p>How can we help?</p></html>',
    });
  });
  await page.route(`${SHELL}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const config = `"supportChat":{"url":"${PROVIDER}/widget"},"allowOverrides"`;
    return route.fulfill({
      response,
      body: (await response.text()).replace('"allowOverrides"', config),
      headers: {
        ...headers,
        'content-security-policy': policy.replace('frame-src ', `frame-src ${PROVIDER} `),
      },
    });
  });
  return urls;
}
