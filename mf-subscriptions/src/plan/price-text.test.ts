import type { CurrentSubscription, Package, ParentAppPackage } from 'shared-contracts';
import { aSubscription, subscriptionsOf } from 'shared-contracts/testing';
import {
  basicAnnual,
  basicMonthly,
  OFFERS,
  privateMonthly,
  vipAnnual,
  vipMonthly,
} from '../subscriptions/testing/offers';
import type { OwnPlans, Standing } from './plan-state';
import { dueText, priceText, savingOf, trialText, type Seller } from './price-text';

const WEB = { kind: 'web' } as const;
const NOT_SAID = { kind: 'store', sold: undefined } as const;

const dueTo = (aPackage: Package, own: OwnPlans, seller: Seller, now: Date) =>
  dueText(aPackage, own, { seller, packages: OFFERS, now });

test('per month or per year [CONST-price-format]', () => {
  expect(priceText(basicMonthly, WEB)?.per).toBe('per month');
  expect(priceText(basicAnnual, WEB)?.per).toBe('per year');
});

const sold = (product: Partial<ParentAppPackage['product']>): ParentAppPackage => ({
  identifier: 'BASIC_monthly',
  offeringIdentifier: 'default',
  product: {
    identifier: 'basic_monthly',
    priceString: 'CHF 12.00',
    subscriptionPeriod: 'P1M',
    introPrice: null,
    ...product,
  },
});

const inApp = (product: Partial<ParentAppPackage['product']>) =>
  ({ kind: 'store', sold: sold(product) }) as const;

test('in the app the price is the store’s, and none until the store has said it [ENTITY-parent-package]', () => {
  expect(priceText(basicMonthly, inApp({}))).toEqual({ amount: 'CHF 12.00', per: 'per month' });
  expect(priceText(basicMonthly, inApp({ subscriptionPeriod: 'P1Y' }))?.per).toBe('per year');
  expect(priceText(basicMonthly, NOT_SAID)).toBeNull();
  expect(trialText(basicMonthly, false, NOT_SAID)).toBeNull();
});

describe('what is due, before a plan is bought', () => {
  const now = new Date('2026-11-26T12:00:00.000Z');
  const nobody = { subscriptions: {}, hasAlreadySubscribed: false };

  test('on the web: nothing today with a trial, and the price on the day it ends', () => {
    expect(dueTo(basicMonthly, nobody, WEB, now)).toBe(
      'Due today: nothing. On 26 December 2026: CHF\u00a09.90, unless you cancel on this page before then.',
    );
  });

  test('nothing on a condition to a visitor, who may have had a plan', () => {
    expect(dueTo(basicMonthly, { ...nobody, isVisitor: true }, WEB, now)).toBe(
      'Due today: nothing, if this is your first plan. On 26 December 2026: CHF\u00a09.90, unless you cancel on this page before then.',
    );
  });

  test('the price today where the trial is used, or there is none', () => {
    expect(dueTo(basicAnnual, { ...nobody, hasAlreadySubscribed: true }, WEB, now)).toBe(
      'Due today: CHF\u00a089.00, then CHF\u00a089.00 per year until you cancel on this page.',
    );
    expect(dueTo(privateMonthly, nobody, WEB, now)).toBe(
      'Due today: CHF\u00a0149.00, then CHF\u00a0149.00 per month until you cancel on this page.',
    );
  });

  test('the store says it itself', () => {
    expect(dueTo(basicMonthly, nobody, inApp({}), now)).toBeNull();
  });
});

describe('what a change of the running plan costs today', () => {
  const now = new Date('2026-11-26T12:00:00.000Z');
  const ends = '2026-12-24T12:00:00.000Z';
  const VIP = { identifier: 'VIP_monthly', ProductID: 'vip_monthly', Tier: 2 };
  const vip = (change: Partial<CurrentSubscription> = {}, standing?: Standing): OwnPlans => ({
    subscriptions: subscriptionsOf(aSubscription({ ...VIP, expires_date: ends, ...change })),
    hasAlreadySubscribed: true,
    ...(standing && { standing }),
  });
  const standing = { ProductID: 'vip_monthly', freeUntil: null, problem: null };
  const due = (wanted: Package, own: OwnPlans) => dueTo(wanted, own, WEB, now);
  const LESS =
    'Due today: the price of this plan, minus the unused part of your VIP plan. You see the amount before you confirm.';

  test.each([
    ['a higher plan, the rest of the old one is deducted', privateMonthly, vip(), LESS],
    ['a year of the same plan, too', vipAnnual, vip(), LESS],
    [
      'a lower plan, nothing: it comes later',
      basicMonthly,
      vip(),
      'Due today: nothing. BASIC begins on 24 December 2026.',
    ],
    [
      'also where the running one is cancelled',
      basicAnnual,
      vip({ cancels: true }),
      'Due today: nothing. BASIC begins on 24 December 2026.',
    ],
    [
      'a month in place of a year, too',
      vipMonthly,
      vip({ identifier: 'VIP_annually', ProductID: 'vip_annually' }),
      'Due today: nothing. VIP begins on 24 December 2026.',
    ],
    [
      'a change within the free days, nothing',
      vipAnnual,
      vip({}, { ...standing, freeUntil: ends }),
      'Due today: nothing. Your free time goes on until 24 December 2026.',
    ],
    [
      'a plan without free days, what the dialog says',
      privateMonthly,
      vip({}, { ...standing, freeUntil: ends }),
      'You see what is due today before you confirm.',
    ],
    [
      'a higher plan than one that is no longer sold, what the dialog says',
      privateMonthly,
      vip({ ProductID: 'vip_2019' }),
      'You see what is due today before you confirm.',
    ],
    [
      'a year in place of a month, whatever the record calls it',
      vipAnnual,
      vip({ identifier: 'VIP_annually_2019' }),
      LESS,
    ],
    ['the own plan, nothing is said', vipMonthly, vip({ cancels: true }), null],
    [
      'after a failed payment, neither',
      basicMonthly,
      vip({}, { ...standing, problem: { until: ends, isOver: false } }),
      null,
    ],
  ] as const)('for %s', (_, wanted, own, text) => {
    expect(due(wanted, own)).toBe(text);
  });
});

test.each([
  ['with a trial', trialText({ FreeTrialPeriod: 14 }, false, WEB), '14 days free, then'],
  ['for one who subscribed before', trialText({ FreeTrialPeriod: 30 }, true, WEB), null],
  ['without a trial', trialText(privateMonthly, false, WEB), null],
  [
    'in the app',
    trialText({ FreeTrialPeriod: 14 }, false, inApp({ introPrice: {} })),
    '30 days free, then',
  ],
  ['in the app, without a trial', trialText(basicMonthly, false, inApp({})), null],
])('trial wording %s [CONST-trial-wording]', (_, text, expected) => {
  expect(text).toBe(expected);
});

test('what a year saves, of a plan paid by the year and of one paid by the month', () => {
  expect(savingOf(basicAnnual, OFFERS)).toEqual({ currency: 'chf', unit_amount: 2980 });
  expect(savingOf(basicMonthly, OFFERS)).toEqual({ currency: 'chf', unit_amount: 2980 });
  expect(savingOf(privateMonthly, OFFERS)).toBeNull();
  expect(
    savingOf({ ...basicAnnual, price: { currency: 'eur', unit_amount: 1 } }, OFFERS),
  ).toBeNull();
});
