import type { ParentAppPackage } from 'shared-contracts';
import { aSubscription, subscriptionsOf } from 'shared-contracts/testing';
import { basicAnnual, basicMonthly, OFFERS, privateMonthly } from '../subscriptions/testing/offers';
import { dueText, priceText, savingOf, trialText } from './price-text';

const WEB = { kind: 'web' } as const;
const NOT_SAID = { kind: 'store', sold: undefined } as const;

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
    expect(dueText(basicMonthly, nobody, WEB, now)).toBe(
      'Due today: nothing. On 26 December 2026: CHF\u00a09.90, unless you cancel on this page before then.',
    );
  });

  test('nothing on a condition to a visitor, who may have had a plan', () => {
    expect(dueText(basicMonthly, { ...nobody, isVisitor: true }, WEB, now)).toBe(
      'Due today: nothing, if this is your first plan. On 26 December 2026: CHF\u00a09.90, unless you cancel on this page before then.',
    );
  });

  test('the price today where the trial is used, or there is none', () => {
    expect(dueText(basicAnnual, { ...nobody, hasAlreadySubscribed: true }, WEB, now)).toBe(
      'Due today: CHF\u00a089.00, then CHF\u00a089.00 every year until you cancel on this page.',
    );
    expect(dueText(privateMonthly, nobody, WEB, now)).toBe(
      'Due today: CHF\u00a0149.00, then CHF\u00a0149.00 every month until you cancel on this page.',
    );
  });

  test('the store says it itself, and a change of a plan asks in a dialog', () => {
    expect(dueText(basicMonthly, nobody, inApp({}), now)).toBeNull();
    const subscriptions = subscriptionsOf(aSubscription({ cancels: true }));
    const own = { subscriptions, hasAlreadySubscribed: true };
    expect(dueText(basicMonthly, own, WEB, now)).toBeNull();
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

test('what a year saves', () => {
  expect(savingOf(basicAnnual, OFFERS)).toEqual({ currency: 'chf', unit_amount: 2980 });
  expect(savingOf(basicMonthly, OFFERS)).toBeNull();
  expect(
    savingOf({ ...basicAnnual, price: { currency: 'eur', unit_amount: 1 } }, OFFERS),
  ).toBeNull();
});
