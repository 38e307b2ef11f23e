import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, FrameLocator, Page } from '@playwright/test';
import { CHAT_RATE } from 'shared-contracts';
import type { BareListener } from './bare-listener';
import { logInAs } from './learner';
import { createVip } from './subscriber';
import { expect } from './test';

export const chatOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Live chat"]');
export const field = (page: Page) => chatOf(page).getByRole('textbox', { name: 'Your message' });
export const message = (page: Page, text: string) =>
  chatOf(page).getByRole('log').getByRole('listitem').filter({ hasText: text });

/** Makes a text unique, so that no other test writes it. */
export const words = (text: string) => `${text} ${randomUUID()}`;

export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(message(page, text).getByRole('time')).toBeVisible();
}

/** Enters the room; a teacher is in it at once. */
export async function enter(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Enter the room' });
  await expect(button.or(page.locator('iframe[title="Live chat"]')).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  await expect(field(page)).toBeVisible();
}

/** Opens the chat as a new member with VIP, in a new browser context. */
export async function aVip(
  browser: Browser,
  request: APIRequestContext,
  baseURL: string | undefined,
) {
  const learner = await createVip(request);
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: undefined,
  });
  const page = await context.newPage();
  await logInAs(page, learner, '/live-lessons');
  await enter(page);
  return { page, context, learner };
}

/** Writes a message. @returns id of the live lesson whose chat stored it */
export async function lessonOf(page: Page): Promise<string> {
  const committed = page.waitForRequest(
    (request) =>
      /documents:commit/.test(request.url()) && /Messages/.test(request.postData() ?? ''),
  );
  await write(page, words('Ufwärme'));
  const body = (await committed).postData() ?? '';
  const [, lesson] = /LiveChats\/([^/]+)\//.exec(body) ?? [];
  if (lesson === undefined) throw new Error(`The page wrote to no chat: ${body}`);
  return lesson;
}

const ROUNDS = 5;

/**
 * Measures how long a message takes from one browser to another, divided by its time to a bare
 * listener.
 *
 * @returns the ratio of each round, smallest first
 */
export async function ratiosToBare(
  from: Page,
  to: Page,
  listener: BareListener,
): Promise<readonly number[]> {
  const ratios: number[] = [];
  let sentAt = Date.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    // Wait, because the rules limit the rate of messages.
    const next = sentAt + CHAT_RATE.secondsBetween * 1000 + 500;
    await expect.poll(() => Date.now()).toBeGreaterThan(next);
    const text = words('Wie schnäll?');
    const shown = chatOf(to)
      .getByRole('log')
      .evaluate(
        (log, awaited) =>
          new Promise<number>((resolve) => {
            const look = () => log.textContent?.includes(awaited) && resolve(Date.now());
            new MutationObserver(look).observe(log, { childList: true, subtree: true });
            look();
          }),
        text,
      );
    await field(from).fill(text);
    sentAt = Date.now();
    await field(from).press('Enter');
    const shownAt = await shown;
    // Wait for the answer, because the page queues a second message until then.
    await expect(chatOf(from).getByText('Sending…')).toHaveCount(0);
    await expect.poll(() => listener.seenAt(text)).toBeDefined();
    ratios.push((shownAt - sentAt) / (listener.seenAt(text)! - sentAt));
  }
  return ratios.toSorted((a, b) => a - b);
}

/** Median of the ratios of `ratiosToBare`. */
export const medianOf = (ratios: readonly number[]): number => ratios[(ROUNDS - 1) / 2]!;
