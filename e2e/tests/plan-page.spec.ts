import type { Page } from '@playwright/test';
import { functionUrl } from '../support/backend';
import { planCard } from '../support/plans';
import { expect, test } from '../support/test';

const cards = (page: Page) => page.getByRole('article').getByRole('heading');
const learnMore = (page: Page) => page.getByRole('link', { name: 'still not sure? learn more' });
const standardGerman = (page: Page) => page.getByRole('link', { name: 'learn standard German' });

test('a visitor finds every plan with its price and trial, and two ways out [PLANS-card-per-package] [CALL-offers-on-open] [ASYNC-offers] [CONST-price-format] [CONST-trial-wording] [ENTITY-stripe-price] [PLANS-learn-more] [PLANS-standard-german]', async ({
  page,
  baseURL,
}) => {
  const asked = page.waitForRequest(
    (request) =>
      request.url() === functionUrl('getRevenueCatOffer_v2_0') && request.method() === 'POST',
  );
  await page.goto('/subscriptions');
  expect((await asked).postDataJSON()).toEqual({
    data: { offerID: 'VIP_BASIC_PRIVATE_monthly', platform: 'web' },
  });
  const priceOf = (title: string) => planCard(page, title);
  await expect(cards(page)).toHaveText(['BASIC', 'VIP', 'PRIVATE']);
  await expect(priceOf('BASIC')).toContainText(/30 days free, then\s*CHF\s9\.90 per month/);
  await expect(priceOf('VIP')).toContainText(/30 days free, then\s*CHF\s39\.00 per month/);
  await expect(priceOf('PRIVATE')).toContainText(/CHF\s149\.00 per month/);
  await expect(priceOf('PRIVATE')).not.toContainText('free');
  await page.getByRole('radio', { name: 'Annual' }).check({ force: true });
  await expect(cards(page)).toHaveText(['BASIC', 'VIP']);
  await expect(priceOf('BASIC')).toContainText(/CHF\s89\.00 per year/);
  await expect(priceOf('VIP')).toContainText(/CHF\s349\.00 per year/);

  for (const link of [learnMore(page), standardGerman(page)]) {
    await expect(link).toHaveAttribute('target', '_blank');
    expect(new URL((await link.getAttribute('href')) ?? '').origin).not.toBe(baseURL);
  }
  await expect(page.getByRole('button', { name: 'restore purchase' })).toHaveCount(0);
});

test.describe('who pays on the web', () => {
  test.use({ who: 'basic' });
});

test.describe('who subscribed before', () => {
  test.use({ who: 'lapsed' });
});
