import type { Page } from '@playwright/test';
import { functionUrl } from '../support/backend';
import { embed } from '../support/parent-app';
import { planCard } from '../support/plans';
import { expect, test } from '../support/test';

const cards = (page: Page) => page.getByRole('article').getByRole('heading');
const alertOf = (page: Page) => page.getByRole('alertdialog');
const learnMore = (page: Page) => page.getByRole('link', { name: 'still not sure? learn more' });
const standardGerman = (page: Page) => page.getByRole('link', { name: 'learn standard German' });

/** Answers a callable with another result than the server's. */
const answerWith = (page: Page, name: string, result: object) =>
  page.route(functionUrl(name), async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fulfill({ response: await route.fetch(), json: { result } });
  });

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

test('in the app a purchase can be restored, and no link leads to standard German [PLANS-restore-purchase] [PLANS-standard-german]', async ({
  page,
}) => {
  await embed(page, 'ios');
  await page.goto('/subscriptions');
  await expect(cards(page)).toHaveText(['BASIC', 'VIP']);
  await expect(page.getByRole('button', { name: 'restore purchase' })).toBeVisible();
  await expect(learnMore(page)).toBeVisible();
  await expect(standardGerman(page)).toHaveCount(0);
});

test.describe('who pays on the web', () => {
  test.use({ who: 'basic' });

  test('is told in the app to manage the plan on the web [PLANS-manage-web] [PLANS-other-platform] [ROLE-platform]', async ({
    page,
  }) => {
    await embed(page, 'android');
    await page.goto('/subscriptions');
    await expect(page.getByRole('region', { name: /managed where/ })).toContainText(
      'on the subscriptions page of the website, while you are logged in',
    );
    await expect(cards(page)).toHaveCount(0);
  });

  test('sees no plans where the platform cannot be looked up, and no alert [PLANS-lookup-failure-silent]', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([/getSubscriptionPlatform|ERR_FAILED/]);
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/getSubscriptionPlatform'),
    );
    await page.route(functionUrl('getSubscriptionPlatform'), (route) => route.abort());
    await page.goto('/subscriptions');
    await refused;
    await expect(learnMore(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(cards(page)).toHaveCount(0);
    await expect(alertOf(page)).toHaveCount(0);
  });

  test('reads why a cancellation did not happen; one of a store is sent to the app [ERROR-cancel-otherwise] [ERROR-cancel-mobile] [ERROR-cancel-logged-out]', async ({
    page,
    context,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([/cancelStripeSubscription|ERR_FAILED/]);
    await page.goto('/subscriptions');
    await page.route(functionUrl('cancelStripeSubscription'), (route) => route.abort());
    const ask = () =>
      planCard(page, 'BASIC').getByRole('button', { name: 'cancel', exact: true }).click();
    const cancel = async () => {
      await ask();
      await alertOf(page).getByRole('button', { name: 'YES', exact: true }).click();
    };
    await cancel();
    await expect(alertOf(page)).toContainText(
      'There was a problem with canceling your subscription. Or it might be already canceled.',
    );
    await alertOf(page).getByRole('button', { name: 'OK', exact: true }).click();
    for (const subscriptionPlatform of ['ios', 'android']) {
      await answerWith(page, 'getSubscriptionPlatform', { subscriptionPlatform });
      await cancel();
      await expect(alertOf(page)).toContainText(
        'To cancel your subscription go to your mobile app',
      );
      await alertOf(page).getByRole('button', { name: 'OK', exact: true }).click();
    }

    await ask();
    const other = await context.newPage();
    await other.goto('/settings');
    await other.getByRole('button', { name: 'Log out' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-signed-in');
    await alertOf(page).getByRole('button', { name: 'YES', exact: true }).click();
    await expect(alertOf(page)).toContainText(
      'Please log in. There are no subscriptions to cancel.',
    );
  });
});

test.describe('who subscribed before', () => {
  test.use({ who: 'lapsed' });

  test('sees a bar with a down arrow only, on a small screen [PLANS-floating-bar-arrow]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/subscriptions');
    const bar = page.getByRole('navigation', { name: 'Shortcuts to the plans' });
    await expect(bar.getByRole('button', { name: 'To the plans' })).toBeVisible();
    await expect(bar.getByRole('button')).toHaveCount(1);
    await expect(bar).toHaveText('');
  });
});
