import { act, screen, waitFor, within } from '@testing-library/react';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import {
  type RefusedAccess,
  type Entitlement,
  type ParentAppPackage,
  AppError,
} from 'shared-contracts';
import { renderScreen } from '../../testing';
import { LockedPanel } from './LockedPanel';
import type { OpeningPlan } from './plan-offer';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const BASIC = {
  Tier: 1,
  ProductID: 'basic_monthly',
  identifier: 'BASIC_monthly',
  cancels: false,
  purchase_date: inDays(-33),
};
/** @param paidUntil days until the end of the period that the learner saw */
const plan = (accessEnds: number, paidUntil: number, change: object = {}): Entitlement => ({
  ...BASIC,
  platform: 'web',
  expires_date: inDays(accessEnds),
  subscriptions: { basic_monthly: { ...BASIC, expires_date: inDays(paidUntil) } },
  ...change,
});
const RUNNING = plan(10, 9);
const OVER = plan(-4, -5);
const UNPAID = plan(4, 28);
const PAUSED = plan(-1, 28);
const VIP_OVER = plan(-4, -5, { Tier: 2, ProductID: 'vip_monthly', identifier: 'VIP_monthly' });
const IN_APP = { device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' } } as const;

interface Who extends InMemoryOptions {
  readonly own?: Entitlement;
  readonly refused?: RefusedAccess;
}
const member = (own?: Entitlement, refused?: RefusedAccess): Who => ({
  session: aMember({ UID: 'heidi' }),
  ...(own && { documents: { 'Entitlements/heidi': own } }),
  ...(refused && { refused }),
});

async function show(opens: OpeningPlan, { refused, ...options }: Who = {}) {
  const platform = createInMemoryPlatform(options);
  const Screen = () => (
    <LockedPanel
      plan={opens}
      title="Watch this"
      text="A film."
      refused={refused}
      logInPath="/sign-in-up?startWithLogIn=true"
    />
  );
  const rendered = renderScreen(Screen, platform);
  await act(async () => {});
  return { ...rendered, platform };
}
const panel = () => within(screen.getByRole('region', { name: 'Watch this' }));
const offered = () =>
  [...panel().queryAllByRole('link'), ...panel().queryAllByRole('button')].map(
    ({ textContent }) => textContent,
  );

test.each<[string, Who, string[], string[]]>([
  [
    'a visitor',
    {},
    ['Try BASIC free for 30 days', 'Log in'],
    ['Try VIP free for 30 days', 'Log in'],
  ],
  [
    'a member who never had a plan',
    member(),
    ['Try BASIC free for 30 days'],
    ['Try VIP free for 30 days'],
  ],
  ['a member whose BASIC ended', member(OVER), ['Subscribe to BASIC'], ['Subscribe to VIP']],
  ['a member whose VIP ended', member(VIP_OVER), ['Subscribe to BASIC'], ['Subscribe to VIP']],
  [
    'a member whose payment failed, and whose plan is paused',
    member(PAUSED),
    ['Update your card'],
    ['Update your card'],
  ],
])('%s is offered what opens it', async (_, who, forBasic, forVip) => {
  const { unmount } = await show('BASIC', who);
  expect(offered()).toEqual(forBasic);
  unmount();
  await show('VIP', who);
  expect(offered()).toEqual(forVip);
});

test.each<[string, Entitlement, string]>([
  ['with BASIC', RUNNING, 'Change to VIP'],
  ['with BASIC, whose payment failed a moment ago', UNPAID, 'Update your card'],
])('a member %s is offered what opens VIP', async (_, own, first) => {
  await show('VIP', member(own));
  expect(offered()).toEqual([first]);
});

test('the links lead to the plan that opens it, and to the log-in', async () => {
  await show('VIP');
  const [first, second] = panel().getAllByRole('link');
  expect(first).toHaveAttribute('href', '/subscriptions?plan=VIP_monthly');
  expect(second).toHaveAttribute('href', '/sign-in-up?startWithLogIn=true');
});

test('a change begins at the plans with the same billing cycle', async () => {
  await show('VIP', member(RUNNING));
  expect(panel().getByRole('link')).toHaveAttribute('href', '/subscriptions');
});

describe("the server's reason wins", () => {
  const endedAt = '2026-11-02T12:00:00Z';
  test.each<[RefusedAccess, Entitlement | undefined, string]>([
    [{ reason: 'no-plan' }, RUNNING, 'Try BASIC free for 30 days'],
    [{ reason: 'needs-vip' }, undefined, 'Change to VIP'],
    [{ reason: 'ended', endedAt }, undefined, 'Subscribe to BASIC'],
    // A paused plan is named only if it is the reason.
    [{ reason: 'no-plan' }, PAUSED, 'Try BASIC free for 30 days'],
    [{ reason: 'ended', endedAt }, PAUSED, 'Update your card'],
  ])('%j', async (refused, own, first) => {
    await show('BASIC', member(own, refused));
    expect(offered()).toEqual([first]);
  });

  test('and names the end of the plan', async () => {
    await show('BASIC', member(undefined, { reason: 'ended', endedAt }));
    expect(panel().getByText(/^Your plan ended on 2 November 2026\./)).toBeVisible();
  });
});

test('without a known plan, promises no trial', async () => {
  const refuseDocuments = () => new AppError('unavailable', 'offline');
  await show('VIP', { ...member(), refuseDocuments });
  expect(offered()).toEqual(['Subscribe to VIP']);
});

describe('a payment that failed', () => {
  test("leads to the payment provider's page", async () => {
    const functions = {
      createStripeCardUpdateCheckoutSession: () => ({ id: 'cs', url: 'https://pay.example/' }),
    };
    const { user, platform } = await show('BASIC', { ...member(PAUSED), functions });
    expect(panel().getByText(/your plan is paused\. Save a card that works/)).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Update your card' }));
    await waitFor(() => expect(platform.recorded.left).toEqual(['https://pay.example/']));
  });

  test('shows an error if that page cannot be opened', async () => {
    const { user } = await show('BASIC', member(PAUSED));
    await user.click(panel().getByRole('button', { name: 'Update your card' }));
    expect(await panel().findByText(/payment service could not be opened/)).toBeVisible();
    expect(panel().getByRole('button')).not.toHaveAttribute('aria-busy');
  });
});

describe('in an app', () => {
  const sold = (
    identifier: string,
    introPrice: Record<string, unknown> | null,
  ): ParentAppPackage => ({
    identifier,
    offeringIdentifier: 'VIP_BASIC_PRIVATE_monthly',
    product: { identifier: 'x', priceString: 'CHF 11', subscriptionPeriod: 'P1M', introPrice },
  });

  test('only the store promises a trial, plan by plan', async () => {
    const { platform } = await show('VIP', { ...member(), ...IN_APP });
    expect(offered()).toEqual(['Subscribe to VIP']);
    const sells = (...packages: ParentAppPackage[]) =>
      act(() => platform.receive({ type: 'SUBSCRIPTION_PACKAGES', payload: { packages } }));
    sells(sold('BASIC_monthly', {}), sold('VIP_monthly', null));
    expect(offered()).toEqual(['Subscribe to VIP']);
    sells(sold('BASIC_monthly', null), sold('VIP_monthly', {}));
    expect(offered()).toEqual(['Try VIP free for 30 days']);
    expect(panel().queryByText(/You pay nothing/)).toBeNull();
  });

  test('no button leads to a payment page', async () => {
    await show('BASIC', { ...member(PAUSED), ...IN_APP });
    expect(offered()).toEqual([]);
    expect(panel().getByText(/Update your card where you bought the plan/)).toBeVisible();
  });
});
