import type { ParentAppPackage } from 'shared-contracts';
import {
  basicAnnual,
  basicMonthly,
  OFFERS,
  privateMonthly,
  vipAnnual,
} from '../subscriptions/testing/offers';
import { monthlyShareOf, priceText, savingOf, trialText } from './price-text';

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

test('the app shows the store’s price, and none until it is known [ENTITY-parent-package]', () => {
  expect(priceText(basicMonthly, inApp({}))).toEqual({ amount: 'CHF 12.00', per: 'per month' });
  expect(priceText(basicMonthly, inApp({ subscriptionPeriod: 'P1Y' }))?.per).toBe('per year');
  expect(priceText(basicMonthly, NOT_SAID)).toBeNull();
  expect(trialText(basicMonthly, false, NOT_SAID)).toBeNull();
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

test('an annual and a monthly plan show what a year saves', () => {
  expect(savingOf(basicAnnual, OFFERS)).toEqual({ currency: 'chf', unit_amount: 2980 });
  expect(savingOf(basicMonthly, OFFERS)).toEqual({ currency: 'chf', unit_amount: 2980 });
  expect(savingOf(privateMonthly, OFFERS)).toBeNull();
  expect(
    savingOf({ ...basicAnnual, price: { currency: 'eur', unit_amount: 1 } }, OFFERS),
  ).toBeNull();
});

test('an annual plan shows its monthly share, rounded to the nearest hundredth', () => {
  // 8900 / 12 = 741.66…, 34 900 / 12 = 2908.33…
  expect(monthlyShareOf(basicAnnual)).toEqual({ currency: 'chf', unit_amount: 742 });
  expect(monthlyShareOf(vipAnnual)).toEqual({ currency: 'chf', unit_amount: 2908 });
  expect(monthlyShareOf(basicMonthly)).toBeNull();
});
