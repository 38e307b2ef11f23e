import type { Page } from '@playwright/test';
import { addresses } from 'delivery/addresses';
import { expectNoFindings } from '../support/accessible';
import { freeMiniLesson } from '../support/content';
import { expect, test } from '../support/test';
import { controlsOf } from '../support/video';

const PROVIDER = 'https://support.example';
const SHELL = addresses().sites.shell.origin;

/**
 * Serves the shell's pages as a deployment with a support chat: the configuration and the policy of
 * the page name the provider. A small page replaces the provider's page.
 *
 * @returns the addresses requested from the provider; the list grows
 */
async function configureSupportChat(page: Page): Promise<readonly string[]> {
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

/** The frame of the chat, by its id, because a hidden element has no role. */
const chat = (page: Page) => page.locator('#support-chat-frame');
const support = (page: Page) => page.getByRole('button', { name: 'Support', exact: true });
const header = (page: Page) => page.getByRole('banner');

test('the support chat is there once the page is idle, speaks with its provider by a press, and is hidden on live pages [ABOUT-live-chat-frame]', async ({
  page,
}) => {
  const asked = await configureSupportChat(page);
  const codes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('support-chat')) codes.push(request.url());
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(support(page)).toBeVisible();
  expect(codes).toHaveLength(1);
  expect(asked).toEqual([]);

  await support(page).click();
  await expect(
    page.frameLocator('iframe[title="Support chat"]').getByText('How can we help?'),
  ).toBeVisible();
  await expectNoFindings(page, 'the support chat', '#support-chat-frame');

  await header(page).getByRole('link', { name: 'Live Lessons' }).click();
  await expect(page).toHaveURL('/live-lessons');
  await expect(chat(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect(chat(page)).toBeVisible();
  // The frame was not loaded again, so the conversation goes on.
  expect(asked).toHaveLength(1);
});

test('a frame that does not exist yet is looked for every second, and hidden once it does @full [CHATFRAME-retry] [ABOUT-live-chat-frame] [CONST-live-chat-retry]', async ({
  page,
}) => {
  await configureSupportChat(page);
  await page.goto('/contact');
  await expect(chat(page)).toBeVisible();
  // Remove the frame, as if the provider's script were late.
  const frame = await chat(page).elementHandle();
  await frame?.evaluate((element) => element.remove());
  await header(page).getByRole('link', { name: 'Live Lessons' }).click();
  await expect(page).toHaveURL('/live-lessons');

  const wasShown = await frame?.evaluate((element) => {
    document.body.append(element);
    return getComputedStyle(element).display !== 'none';
  });
  expect(wasShown).toBe(true);
  await expect(chat(page)).toBeHidden();
});

test('the support chat is hidden in full screen @full', async ({ page }) => {
  await configureSupportChat(page);
  await page.goto(`/mini-lessons/${freeMiniLesson.id}`);
  await expect(support(page)).toBeVisible();
  const player = controlsOf(page);
  await player.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(player.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await expect(chat(page)).toBeHidden();
  await page.keyboard.press('f');
  await expect(chat(page)).toBeVisible();
});
