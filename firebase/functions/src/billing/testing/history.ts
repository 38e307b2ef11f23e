import * as fc from 'fast-check';

export const CARDS = [
  'pm_card_visa',
  'pm_card_chargeCustomerFail',
  'pm_card_authenticationRequired',
  'pm_card_createDispute',
] as const;

/** The slots of the school. */
export const HOURS = ['first', 'second', 'third'] as const;

const PRESSES = ['change', 'cancel', 'resume', 'cancel', 'change'] as const;
export type Press = (typeof PRESSES)[number];

/** An event at Stripe, or on a page of the product. */
export type WebStep =
  /** `hour`: for a package with a private lesson, and to move one. */
  | { readonly kind: 'buy' | 'change'; readonly packageID: string; readonly hour: number }
  /** Concurrent calls, in several tabs. */
  | { readonly kind: 'at-once'; readonly packageID: string; readonly presses: readonly Press[] }
  /** Opens a checkout without a payment; `isAlias`: under another account of the person. */
  | { readonly kind: 'open'; readonly packageID: string; readonly isAlias: boolean }
  | { readonly kind: 'card'; readonly card: (typeof CARDS)[number] }
  | {
      readonly kind:
        | 'decline'
        | 'fail-renewal'
        | 'pay-late'
        /** Pays the oldest open checkout. */
        | 'pay-old'
        | 'move-all'
        | 'cancel'
        | 'cancel-in-portal'
        | 'resume'
        | 'resume-in-portal'
        | 'refund'
        /** Refunds the payment before the newest. */
        | 'refund-earlier'
        | 'end';
    };

/** An event in an app store, or at RevenueCat. */
export type StoreStep =
  | { readonly kind: 'store-buy'; readonly os: 'ios' | 'android'; readonly ProductID: string }
  /** `which`: of the learner's running plans there. */
  | {
      readonly kind: 'store-cancel' | 'store-expire' | 'store-refund';
      readonly which: number;
    }
  /** Moves all purchases of one learner to another, as a restore does. */
  | { readonly kind: 'store-transfer'; readonly isBack: boolean }
  | { readonly kind: 'store-decline' }
  /** The next calls are refused. */
  | { readonly kind: 'store-busy'; readonly status: 423 | 429 | 503; readonly calls: number };

/** An event at both providers. */
export type SharedStep =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'deliver' }
  | { readonly kind: 'delete-account' };

export type Step = WebStep | StoreStep | SharedStep;

export const isOfStore = (one: Step): one is StoreStep => one.kind.startsWith('store-');

const storeStep: fc.Arbitrary<StoreStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('store-buy' as const),
      os: fc.constantFrom('ios' as const, 'android' as const),
      // The last one is in no offer.
      ProductID: fc.constantFrom('basic_monthly', 'basic_annually', 'vip_monthly', 'old_monthly'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('store-cancel' as const, 'store-expire' as const, 'store-refund'),
      which: fc.nat({ max: 1 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('store-transfer' as const), isBack: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'store-decline' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('store-busy' as const),
      status: fc.constantFrom(423 as const, 429 as const, 503 as const),
      // A sync gives up after four.
      calls: fc.integer({ min: 1, max: 9 }),
    }),
  },
);

/** Steps of checkouts that are paid later. */
const pageStep: fc.Arbitrary<WebStep> = fc.oneof(
  fc.record({
    kind: fc.constant('open' as const),
    packageID: fc.constantFrom('BASIC_monthly', 'VIP_monthly', 'VIP_annually'),
    isAlias: fc.boolean(),
  }),
  fc.constant({ kind: 'pay-old' as const }),
);

const days = fc.record({
  kind: fc.constant('days' as const),
  days: fc.integer({ min: 1, max: 60 }),
});
const deliver = fc.constant({ kind: 'deliver' as const });

/** Steps of learners who mostly buy in the apps. */
const appStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: storeStep },
  { weight: 2, arbitrary: pageStep },
  { weight: 2, arbitrary: days },
  { weight: 2, arbitrary: deliver },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('buy' as const, 'cancel' as const),
      packageID: fc.constantFrom('BASIC_monthly', 'VIP_monthly'),
      hour: fc.constant(0),
    }),
  },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: days },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(...(['buy', 'change', 'change', 'change'] as const)),
      packageID: fc.constantFrom(
        ...['BASIC_monthly', 'BASIC_annually', 'VIP_monthly', 'VIP_annually'],
        ...['PRIVATE_monthly', 'PRIVATE_monthly'],
      ),
      hour: fc.nat({ max: HOURS.length - 1 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('at-once' as const),
      packageID: fc.constantFrom('BASIC_monthly', 'BASIC_annually', 'VIP_monthly'),
      presses: fc.shuffledSubarray([...PRESSES], { minLength: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('card' as const), card: fc.constantFrom(...CARDS) }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...(['fail-renewal', 'fail-renewal', 'pay-late', 'refund', 'move-all'] as const),
        ...(['decline', 'cancel', 'cancel-in-portal', 'resume', 'resume-in-portal'] as const),
        ...(['refund', 'refund-earlier', 'end', 'deliver'] as const),
      ),
    }),
  },
  { weight: 8, arbitrary: storeStep },
  { weight: 3, arbitrary: pageStep },
  { weight: 1, arbitrary: fc.constant({ kind: 'delete-account' as const }) },
);

/** The order and the copies of a provider's deliveries. */
const telling = fc.record({
  /** Shuffles the events. */
  order: fc.array(fc.nat(), { minLength: 64, maxLength: 64 }),
  /** Deliveries of each event; 0: only at the end. */
  copies: fc.array(fc.constantFrom(0, 1, 1, 2), { minLength: 64, maxLength: 64 }),
});

/**
 * Generates a history of a learner at both providers, with the order of its events.
 *
 * @param steps greatest number of steps
 */
export const historyOf = (steps: number) => {
  const BOUGHT = ['BASIC_monthly', 'BASIC_annually', 'VIP_monthly', 'VIP_annually'];
  return fc.oneof(
    { weight: 3, arbitrary: historyWith(fc.constantFrom(...BOUGHT, null), step, steps) },
    {
      weight: 2,
      arbitrary: historyWith(fc.constantFrom('BASIC_monthly', null), appStep, steps + 4),
    },
  );
};
export type History = ReturnType<typeof historyOf> extends fc.Arbitrary<infer T> ? T : never;
export type Telling = History['web'];

/** @param packageID of a first purchase on the web; null: no purchase */
const historyWith = (
  packageID: fc.Arbitrary<string | null>,
  of: fc.Arbitrary<Step>,
  maxLength: number,
) =>
  fc.record({
    packageID,
    steps: fc.array(of, { maxLength, size: 'max' }),
    web: telling,
    stores: telling,
    /** RevenueCat's lost events never arrive; the learner's page reads their result. */
    isLostForGood: fc.boolean(),
  });
