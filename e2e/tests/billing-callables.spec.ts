import { PLAN_OFFER_ID, type Package } from 'shared-contracts';
import { callFunction, idTokenOf } from '../support/backend';
import { storedAt } from '../support/learner';
import { expect, test } from '../support/test';

const CHECKOUT = 'createStripeCheckoutSession';
const GOOD = { offerID: PLAN_OFFER_ID, packageID: 'BASIC_monthly' };

interface Answer {
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly status: string; readonly details?: unknown };
}

test('what is sold, to everybody, and its prices; the app sells no PRIVATE [CALL-getRevenueCatOffer] [CONST-offer-id] [ENTITY-package] [ENTITY-stripe-price] [API-getRevenueCatOffer]', async ({
  request,
}) => {
  const sold = async (platform: string) => {
    const data = { offerID: PLAN_OFFER_ID, platform };
    const response = await callFunction(request, 'getRevenueCatOffer_v2_0', data);
    const { result } = (await response.json()) as Answer;
    return result?.offers as readonly Package[];
  };
  const namesOf = (offers: readonly Package[]) => offers.map(({ identifier }) => identifier);
  const everywhere = ['BASIC_monthly', 'BASIC_annually', 'VIP_monthly', 'VIP_annually'];
  const onWeb = await sold('web');
  expect(namesOf(onWeb)).toEqual([...everywhere, 'PRIVATE_monthly']);
  expect(namesOf(await sold('ios'))).toEqual(everywhere);
  expect(namesOf(await sold('android'))).toEqual(everywhere);
  const table = onWeb.map(({ ProductID, BillingCycle, Tier, FreeTrialPeriod, price }) => {
    expect(price.currency).toBe('chf');
    return [ProductID, BillingCycle, Tier, FreeTrialPeriod, price.unit_amount];
  });
  expect(table).toEqual([
    ['basic_monthly', 'monthly', 1, 30, 990],
    ['basic_annually', 'annual', 1, 30, 8900],
    ['vip_monthly', 'monthly', 2, 30, 3900],
    ['vip_annually', 'annual', 2, 30, 34900],
    ['private_monthly', 'monthly', 3, 0, 14900],
  ]);
  expect(onWeb[4]).toMatchObject({ Prerequisites: ['one_private_lesson'] });
  for (const { Title, PromotionText, StripePriceID, ButtonColour } of onWeb) {
    expect([Title, StripePriceID]).toEqual([expect.any(String), expect.any(String)]);
    expect(PromotionText.length).toBeGreaterThan(0);
    expect(ButtonColour).toMatch(/^#[0-9A-F]{6}$/);
  }
  expect(onWeb.map(({ Main = false }) => Main)).toEqual([false, false, true, true, false]);
  expect(onWeb.map(({ SecondMain = false }) => SecondMain)).toEqual([
    ...[true, true, false, false, false],
  ]);
});

/** Seeded accounts with the platform of their plan, and whether they ever had a plan. */
const SUBSCRIBERS = [
  ['free', 'none', false],
  ['vip', 'web', true],
  ['android', 'android', true],
  ['ios', 'ios', true],
  ['lapsed', 'none', true],
] as const;

test('each learner is told their own plan, and where it is paid [CALL-subscriptionPlatform] [CALL-hasAlreadySubscribed] [CALL-currentSubscriptions] [API-getSubscriptionPlatform] [API-getCurrentSubscriptions] [API-getHasAlreadySubscribed] [ENTITY-subscription]', async ({
  request,
}) => {
  for (const [account, platform, hasSubscribed] of SUBSCRIBERS) {
    const token = await idTokenOf(request, account);
    const ask = async (name: string) =>
      ((await (await callFunction(request, name, {}, token)).json()) as Answer).result;
    expect(await ask('getSubscriptionPlatform'), account).toEqual({
      subscriptionPlatform: platform,
    });
    expect(await ask('getHasAlreadySubscribed'), account).toEqual({
      hasAlreadySubscribed: hasSubscribed,
    });
    const plans = await ask('getCurrentSubscriptions');
    expect(Object.keys(plans ?? {}), account).toHaveLength(platform === 'none' ? 0 : 1);
    for (const [ProductID, plan] of Object.entries(plans ?? {})) {
      const date: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(plan, account).toMatchObject({
        cancels: false,
        expires_date: date,
        purchase_date: date,
        ProductID,
        identifier: expect.any(String) as unknown,
        Tier: account === 'vip' ? 2 : 1,
      });
    }
  }
});

/** Requests with a forbidden or malformed field, and the field that the answer names. */
const BAD = [
  ['a price', { ...GOOD, unit_amount: 1 }, 'unit_amount'],
  ['an id of a price', { ...GOOD, StripePriceID: 'price_1' }, 'StripePriceID'],
  ['days of a trial', { ...GOOD, trial_period_days: 700 }, 'trial_period_days'],
  ['another learner', { ...GOOD, uid: 'seed-vip' }, 'uid'],
  ['a customer', { ...GOOD, customer: 'cus_1' }, 'customer'],
  ['a number for a name', { ...GOOD, packageID: 7 }, 'packageID'],
  ['a list for a name', { ...GOOD, offerID: ['x'] }, 'offerID'],
  ['a path for a name', { ...GOOD, packageID: '../../Users/x' }, 'packageID'],
  ['a reserved name', { ...GOOD, offerID: '__proto__' }, 'offerID'],
  ['1 MB of text', { ...GOOD, packageID: 'x'.repeat(1_000_000) }, 'packageID'],
  ['nothing', {}, 'offerID'],
] as const;

test('a price, a person or a malformed name is invalid-argument, and nothing is written [API-bad-input] [API-createCheckout]', async ({
  request,
}) => {
  const token = await idTokenOf(request, 'noconsent');
  for (const [what, data, field] of BAD) {
    const response = await callFunction(request, CHECKOUT, data, token);
    expect(response.status(), what).toBe(400);
    const { error } = (await response.json()) as Answer;
    expect(error, what).toMatchObject({ status: 'INVALID_ARGUMENT', details: { field } });
  }
  expect(await storedAt(request, 'Billing/seed-noconsent')).toBeUndefined();
});

test('`__proto__` as a field changes nothing', async ({ request }) => {
  const token = await idTokenOf(request, 'noconsent');
  const response = await request.post((await callFunction(request, CHECKOUT, {}, token)).url(), {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    data: '{"data":{"__proto__":{"offerID":"x","packageID":"y"}}}',
  });
  expect(response.status()).toBe(400);
});

test('a visitor is unauthenticated', async ({ request }) => {
  for (const name of [
    CHECKOUT,
    'syncSubscription',
    'getSubscriptionPlatform',
    'getCurrentSubscriptions',
    'getHasAlreadySubscribed',
  ]) {
    const response = await callFunction(request, name, name === CHECKOUT ? GOOD : {});
    expect(response.status(), name).toBe(401);
  }
});

test('unknown names are not-found; a plan that runs refuses another [API-refusals]', async ({
  request,
}) => {
  const free = await idTokenOf(request, 'noconsent');
  const statusOf = async (data: object, token: string) => {
    const response = await callFunction(request, CHECKOUT, data, token);
    return ((await response.json()) as Answer).error;
  };
  expect(await statusOf({ ...GOOD, packageID: 'GOLD' }, free)).toMatchObject({
    status: 'NOT_FOUND',
  });
  expect(await statusOf({ ...GOOD, offerID: 'NOTHING' }, free)).toMatchObject({
    status: 'NOT_FOUND',
  });
  for (const [account, reason] of [
    ['vip', 'web-plan'],
    ['ios', 'store-plan'],
  ] as const) {
    expect(await statusOf(GOOD, await idTokenOf(request, account))).toMatchObject({
      status: 'FAILED_PRECONDITION',
      details: { reason },
    });
  }
});
