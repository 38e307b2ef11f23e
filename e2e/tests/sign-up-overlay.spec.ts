import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/accounts';
import { holdCheckout, planButton } from '../support/plans';
import { recordRequests } from '../support/requests';
import { expect, test } from '../support/test';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Sign up or log in' });
const opener = (page: Page) => planButton(page, 'VIP');

/** Opens the overlay on the plans with the keyboard, after home. */
async function open(page: Page): Promise<void> {
  await page.goto('/home');
  await page.goto('/subscriptions');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(overlay(page).getByLabel('Username')).toBeFocused();
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  await overlay(page).getByLabel('Username').fill('Ueli Overlay');
  await overlay(page).getByLabel('Email', { exact: true }).fill(email);
  await overlay(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
}

/** Expects that the overlay has left no entry in the history: Back leads from the plans to home. */
async function expectNoEntryLeft(page: Page): Promise<void> {
  // Wait until the browser has removed the entry, because it would merge two steps back into one.
  await page.waitForFunction(() => !('overlay' in ((history.state ?? {}) as object)));
  await page.goBack();
  await expect(page).toHaveURL('/home');
}

test('it opens over the plans and signs up there [OVERLAY-active-or-hidden] [OVERLAY-hides-on-log-in] [ENTITY-display-name]', async ({
  page,
}) => {
  const requests = recordRequests(page);
  await page.goto('/subscriptions');
  await expect(opener(page)).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(requests.filter(({ pathname }) => /overlay/.test(pathname))).toEqual([]);

  const checkout = await holdCheckout(page);
  await opener(page).click();
  await fillSignUp(page, `overlay-${Date.now()}@example.com`);
  await overlay(page).getByRole('checkbox').check();
  await page.keyboard.press('Enter');
  await expect(overlay(page)).toHaveCount(0);
  await expect(page).toHaveURL('/subscriptions');
  await expect.poll(checkout).toBe(1);
});

test('the browser’s back takes it away and stays on the page; forward does not bring it back [OVERLAY-hides-on-back]', async ({
  page,
}) => {
  await open(page);
  await page.goBack();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page).toHaveURL('/subscriptions');
  await expect(opener(page)).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL('/subscriptions');
  await expect(overlay(page)).toHaveCount(0);
});

test('the page behind it does not scroll, and stays where it was [OVERLAY-locks-scrolling]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page);
  const top = () => page.evaluate(() => Math.round(scrollY));
  const before = await top();
  expect(before).toBeGreaterThan(0);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('End');
  // Wait two frames, in which the page would scroll.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await top()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  expect(await top()).toBe(before);
});

test('Tab stays inside and goes from field to field in order @full', async ({ page }) => {
  await open(page);
  const nameOfFocused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const label = activeElement instanceof HTMLInputElement && activeElement.labels?.[0];
      return (label ? label.textContent : activeElement?.textContent) ?? '';
    });
  const seen = [await nameOfFocused()];
  for (let press = 0; press < 9; press++) {
    await page.keyboard.press('Tab');
    seen.push(await nameOfFocused());
    expect(
      await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName),
    ).toMatch(/DIALOG|BODY/);
  }
  expect(seen).toEqual([
    'Username',
    'Email',
    'Password',
    '', // Show password
    'I agree to the terms and conditions and Privacy Policy',
    'terms and conditions',
    'Privacy Policy',
    'SIGN UP',
    'Continue with Google',
    'Log in',
  ]);
});

test('a reload with it open shows the page without it, and it opens again @full', async ({
  page,
}) => {
  await open(page);
  await page.reload();
  await expect(opener(page)).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await opener(page).click();
  await expect(overlay(page).getByLabel('Username')).toBeFocused();
  await page.keyboard.press('Escape');
  await expectNoEntryLeft(page);
});
