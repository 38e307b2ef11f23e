import { screen, within } from '@testing-library/react';
import type { PlanBeside } from 'shared-contracts';
import { IN_APP, inDays, INVOICES, withPlan } from '../../testing/my-account';

describe('a plan beside another one', () => {
  const beside: PlanBeside = {
    platform: 'ios',
    Tier: 1,
    identifier: 'BASIC_monthly',
    cancels: false,
    expires_date: '2099-12-01T12:00:00.000Z',
    ProductIDs: ['basic_monthly'],
  };
  const items = async () =>
    (
      await within(await screen.findByRole('region', { name: 'Your plan' })).findAllByRole(
        'listitem',
      )
    ).map(({ textContent }) => textContent);

  test('names both and how to end each one [ABOUT-store-purchase-managed-there]', async () => {
    const { user, platform } = await withPlan({ beside });
    const [web, store] = await items();
    expect(screen.getByText(/^VIP opens all that BASIC opens/)).toBeVisible();
    expect(web).toMatch(
      /^VIP renews on .*\. Bought on the web\. To end it, .*“Invoices and payment/,
    );
    expect(store).toMatch(/^BASIC renews on 1 December 2099\. .*App Store, tap your picture/);
    expect(screen.getByRole('button', INVOICES)).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Open the App Store/ }));
    expect(platform.recorded.external).toEqual(['https://example.com/app-store']);
  });

  test('leads to the web invoices, also if the store’s plan is the better one', async () => {
    await withPlan({ platform: 'android', beside: { ...beside, platform: 'web' } });
    const [store, web] = await items();
    expect(store).toMatch(/^VIP .* open Google Play/);
    expect(web).toMatch(/^BASIC .* Bought on the web/);
    expect(screen.getByRole('button', INVOICES)).toBeVisible();
  });

  test('says that a plan was bought twice', async () => {
    await withPlan({ beside: { ...beside, Tier: 2, identifier: 'VIP_monthly' } });
    expect(await screen.findByText(/^You bought VIP twice/)).toBeVisible();
  });

  test('is not shown once it has run out', async () => {
    await withPlan({ beside: { ...beside, cancels: true, expires_date: inDays(-1) } });
    expect(await screen.findByText('To change or cancel it, open Subscriptions.')).toBeVisible();
    expect(screen.queryByText('You pay for two plans')).not.toBeInTheDocument();
  });

  test('has no link to the store in an app that cannot open pages', async () => {
    await withPlan({ beside }, {}, { ...IN_APP, parentAppSupports: ['RESTORE_PURCHASES'] });
    expect(await items()).toHaveLength(2);
    expect(screen.queryByRole('link', { name: /App Store/ })).not.toBeInTheDocument();
  });
});
