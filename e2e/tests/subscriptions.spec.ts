import { mainHeading } from '../support/remotes';
import { expect, test } from '../support/test';

test('a visitor sees SIGN UP and the subscription page with both plans [ROLE-visitor-sees] [CONST-plans] [ABOUT-mondays-8pm]', async ({
  page,
}) => {
  await page.goto('/subscriptions');
  await expect(mainHeading(page, 'Subscriptions')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'SIGN UP' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'BASIC', exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: 'VIP', exact: true })).toContainText(
    'Mondays 8 PM',
  );
});

test("'By subscribing' and its two texts, each in a window of its own [PLANS-by-subscribing] [ROUTE-legal-new-window]", async ({
  page,
  context,
}) => {
  await page.goto('/subscriptions');
  const legal = page.getByText(/^By subscribing/);
  for (const [name, heading] of [
    ['terms and conditions', 'Terms and Conditions'],
    ['privacy policy', 'Privacy Policy'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await legal.getByRole('link', { name }).click();
    const window = await opened;
    await expect(mainHeading(window, heading)).toBeVisible();
    await window.close();
  }
});
