import { planCard } from '../support/plans';
import { expect, test } from '../support/test';

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

test.describe('a plan of the Android store', () => {
  test.use({ who: 'android' });
  test('is managed there [PLANS-manage-android] [PLANS-other-platform] [ROLE-platform] [ROLE-store-user-on-web]', async ({
    page,
  }) => {
    await page.goto('/subscriptions');
    await expect(page.getByRole('region', { name: /managed where/ })).toContainText(
      'Open the Android app, log in, tap the menu icon at the top right, then SUBSCRIPTIONS.',
    );
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});

test('small screens float a bar until the main card is in view [PLANS-floating-bar] [PLANS-floating-bar-fades] @full', async ({
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
