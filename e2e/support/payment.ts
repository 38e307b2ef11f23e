import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { addresses } from 'delivery/addresses';
import { PASSWORD } from './accounts';

export const paymentOrigin = `http://${addresses().payments}`;

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksTheBank: '4000 0025 0000 3155',
  /** The bank asks at every payment. */
  alwaysAsks: '4000 0027 6000 3184',
} as const;

/** Waits for the provider's page, and fills in a card. */
export async function fillCard(page: Page, card: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.origin === paymentOrigin);
  await page.getByLabel('Email').fill('anna@example.com');
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
}

/** Presses the button for paying or for starting a trial. */
export const pay = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Pay .+|Start trial)$/ }).click();

/** Signs up in the open overlay. @returns the new e-mail address */
export async function signUpHere(page: Page): Promise<string> {
  const overlay = page.getByRole('dialog', { name: 'Sign up or log in' });
  const email = `buyer-${randomUUID()}@example.com`;
  await overlay.getByLabel('Username').fill('Kaspar Kauf');
  await overlay.getByLabel('Email', { exact: true }).fill(email);
  await overlay.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await overlay.getByRole('checkbox').check();
  await overlay.getByRole('button', { name: 'SIGN UP', exact: true }).click();
  return email;
}

/** Uses a control of the payment sandbox. Source: docs/sandbox.md. */
export async function control(
  request: APIRequestContext,
  name: 'deliveries' | 'release' | 'clock',
  data: object,
): Promise<void> {
  const response = await request.post(`${paymentOrigin}/_control/${name}`, { data });
  expect(response.ok()).toBe(true);
}
