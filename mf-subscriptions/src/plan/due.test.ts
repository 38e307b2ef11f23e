import type { CurrentSubscription, Package } from 'shared-contracts';
import { aSubscription, subscriptionsOf } from 'common-testing';
import {
  basicAnnual,
  basicMonthly,
  OFFERS,
  privateMonthly,
  vipAnnual,
  vipMonthly,
} from '../subscriptions/testing/offers';
import { dueOf } from './due';
import type { OwnPlans, Standing } from './plan-state';
import type { Seller } from './price-text';

const WEB = { kind: 'web' } as const;
const IN_STORE = { kind: 'store', sold: undefined } as const;

const dueTo = (aPackage: Package, own: OwnPlans, seller: Seller, now: Date) =>
  dueOf(aPackage, own, { seller, packages: OFFERS, now });

describe('what a purchase costs', () => {
  const now = new Date('2026-11-26T12:00:00.000Z');
  const newLearner = { subscriptions: {}, hasAlreadySubscribed: false };

  const PER_MONTH = 'CHF\u00a09.90 per month';
  const UNTIL_THEN = ['Until then', 'cancel here, and pay nothing'];
  const TO_END_IT = ['To end it', 'cancel here, at any time'];

  test('with a trial: nothing today, and the price on the day the trial ends', () => {
    expect(dueTo(basicMonthly, newLearner, WEB, now)).toEqual([
      ['Due today', 'nothing'],
      ['26 December 2026', PER_MONTH],
      UNTIL_THEN,
    ]);
  });

  test('for a visitor: nothing if this is the first plan', () => {
    expect(dueTo(basicMonthly, { ...newLearner, isVisitor: true }, WEB, now)).toEqual([
      ['Due today', 'nothing, for your first plan'],
      ['26 December 2026', PER_MONTH],
      UNTIL_THEN,
    ]);
  });

  test('without a trial: the price today', () => {
    expect(dueTo(basicAnnual, { ...newLearner, hasAlreadySubscribed: true }, WEB, now)).toEqual([
      ['Due today', 'CHF\u00a089.00'],
      ['After that', 'CHF\u00a089.00 per year'],
      TO_END_IT,
    ]);
    expect(dueTo(privateMonthly, newLearner, WEB, now)).toEqual([
      ['Due today', 'CHF\u00a0149.00'],
      ['After that', 'CHF\u00a0149.00 per month'],
      TO_END_IT,
    ]);
  });

  test('in a store: the store says it', () => {
    expect(dueTo(basicMonthly, newLearner, IN_STORE, now)).toBeNull();
  });
});

describe('what a change of the running plan costs', () => {
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
