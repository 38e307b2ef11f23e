import { planCard } from '../support/plans';
import { expect, test } from '../support/test';

test.describe('BASIC that renews', () => {
  test.use({ who: 'basic' });
  test('is marked, and others are above it [CARD-renewing] [LABEL-cancel] [LABEL-upgrade] [CARD-default-cycle]', async ({
    page,
  }) => {
    await page.goto('/subscriptions');
    await expect(planCard(page, 'BASIC')).toContainText(/renews on \d+ \w+ \d{4}/);
    await expect(planCard(page, 'BASIC').getByRole('button', { name: 'cancel' })).toBeVisible();
    await expect(planCard(page, 'VIP').getByRole('button', { name: 'UPGRADE' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  });
});

test.describe('VIP of a year', () => {
  test.use({ who: 'vip' });
  test('opens the annual cards [CARD-default-cycle] [LABEL-downgrade] [LABEL-switch]', async ({
    page,
  }) => {
    await page.goto('/subscriptions');
    await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
    await expect(planCard(page, 'VIP')).toContainText('renews on');
    await expect(planCard(page, 'BASIC').getByRole('button', { name: 'DOWNGRADE' })).toBeVisible();
    await page.getByRole('radio', { name: 'Monthly' }).check({ force: true });
    await expect(planCard(page, 'VIP').getByRole('button', { name: 'SWITCH' })).toBeVisible();
  });
});

test.describe('VIP that was cancelled', () => {
  test.use({ who: 'cancelled' });
  test('says when it ends [CARD-cancelling] [LABEL-resubscribe]', async ({ page }) => {
    await page.goto('/subscriptions');
    await expect(planCard(page, 'VIP')).toContainText(/canceles on \d+ \w+ \d{4}/);
    await expect(planCard(page, 'VIP').getByRole('button', { name: 'resubscribe' })).toBeVisible();
  });
});

test.describe('a plan that has ended', () => {
  test.use({ who: 'lapsed' });
  test('can be bought again, without a trial [LABEL-subscribe] [CARD-not-subscribed]', async ({
    page,
  }) => {
    await page.goto('/subscriptions');
    await expect(planCard(page, 'BASIC').getByRole('button', { name: 'SUBSCRIBE' })).toBeVisible();
    await expect(page.getByText('days free')).toHaveCount(0);
  });
});

for (const [who, row, words] of [
  [
    'android',
    'PLANS-manage-android',
    'Open the Android app, log in, tap the menu icon at the top right, then SUBSCRIPTIONS.',
  ],
  ['ios', 'PLANS-manage-ios', 'Open the iOS app, log in, then tap the Settings icon.'],
] as const) {
  test.describe(`a plan of the ${who} store`, () => {
    test.use({ who });
    test(`is managed there [${row}] [PLANS-other-platform] [ROLE-platform] [ROLE-store-user-on-web]`, async ({
      page,
    }) => {
      await page.goto('/subscriptions');
      await expect(page.getByRole('region', { name: /managed where/ })).toContainText(words);
      await expect(page.getByRole('article')).toHaveCount(0);
    });
  });
}

test('small screens float a bar until the main card is in view [PLANS-floating-bar] [PLANS-floating-bar-fades]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/subscriptions');
  const button = page.getByRole('button', { name: 'Try out VIP' });
  await expect(button).toBeVisible();
  await button.click();
  await expect(planCard(page, 'VIP').getByRole('heading')).toBeInViewport();
  await expect(button).toBeHidden();
});
