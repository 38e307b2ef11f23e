import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../../testing/emulator-database';
import { live, type History } from '../testing/histories';

let db: Firestore;
beforeAll(async () => {
  db = await emptyDatabase('histories');
});
afterAll(() => db.terminate());

const AS_IT_HAPPENS = {
  order: Array.from({ length: 64 }, (_, at) => at),
  copies: Array.from({ length: 64 }, () => 1 as const),
};
const IN_ORDER = { web: AS_IT_HAPPENS, stores: AS_IT_HAPPENS, isLostForGood: false };

// The random histories contain these only by chance.
test.each<[string, Pick<History, 'packageID' | 'steps'>, object]>([
  [
    'a change while a year is not paid',
    {
      packageID: 'BASIC_annually',
      steps: [
        { kind: 'days', days: 60 },
        { kind: 'fail-renewal' },
        { kind: 'change', packageID: 'VIP_monthly', hour: 0 },
      ],
    },
    { identifier: 'BASIC_annually' },
  ],
  [
    'a cancellation in the portal beside a change that is due',
    {
      packageID: 'VIP_monthly',
      steps: [
        { kind: 'days', days: 40 },
        { kind: 'change', packageID: 'BASIC_monthly', hour: 0 },
        { kind: 'deliver' },
        { kind: 'cancel-in-portal' },
      ],
    },
    { identifier: 'VIP_monthly', cancels: true },
  ],
])('%s ends in what the oracle says', async (what, history, held) => {
  const uid = what.replaceAll(/\W/g, '-');
  const { stored, expected, wrong } = await live(db, uid, { ...history, ...IN_ORDER });
  expect(wrong).toEqual([]);
  expect(stored).toEqual(expected);
  expect(stored).toMatchObject(held);
});

const opens = { kind: 'open', packageID: 'VIP_monthly', isAlias: false } as const;
const opensAsAlias = { ...opens, isAlias: true } as const;
const pays = { kind: 'pay-old' } as const;

test.each<[string, History['steps'], object, object | null]>([
  [
    'two pages of one person that are paid before anything is told',
    [opens, opensAsAlias, pays, pays],
    { identifier: 'VIP_monthly', trial_end: expect.any(String) },
    { subscriptions: {} },
  ],
  [
    'two pages of one person of which the first is told before the second is paid',
    [opens, opensAsAlias, pays, { kind: 'deliver' }, pays],
    { identifier: 'VIP_monthly', trial_end: expect.any(String) },
    null,
  ],
  [
    'a page that is paid after a store has sold a plan, untold',
    [opens, { kind: 'store-buy', os: 'ios', ProductID: 'basic_monthly' }, pays],
    { Tier: 1, platform: 'ios' },
    null,
  ],
  [
    'a page that is paid before a store sells a plan',
    [
      opens,
      pays,
      { kind: 'days', days: 1 },
      { kind: 'store-buy', os: 'ios', ProductID: 'basic_monthly' },
    ],
    { Tier: 2, platform: 'web', beside: { platform: 'ios' }, trial_end: expect.any(String) },
    null,
  ],
])(
  '%s: one trial at most',
  async (what, steps, own, ofAlias) => {
    const uid = what.replaceAll(/\W/g, '-');
    const history = { packageID: null, steps, ...IN_ORDER };
    const { stored, expected, alias, wrong } = await live(db, uid, history);
    expect(wrong).toEqual([]);
    expect([stored, alias.stored]).toEqual([expected, alias.expected]);
    expect(stored).toMatchObject(own);
    if (ofAlias === null) expect(alias.stored).toBeNull();
    else expect(alias.stored).toMatchObject(ofAlias);
  },
  60_000,
);

const buysInStore = { kind: 'store-buy', os: 'ios', ProductID: 'vip_monthly' } as const;
const told = { kind: 'deliver' } as const;
const aDay = { kind: 'days', days: 1 } as const;
const LOST = { ...AS_IT_HAPPENS, copies: AS_IT_HAPPENS.copies.map(() => 0 as const) };

test.each<[string, Partial<History>, object | null, object | null]>([
  [
    'a plan of a store that is restored by a friend',
    { steps: [buysInStore, told, { kind: 'store-transfer', isBack: false }] },
    null,
    { Tier: 2, platform: 'ios' },
  ],
  [
    'a plan of a store of which no event ever comes',
    { steps: [buysInStore], stores: LOST, isLostForGood: true },
    { Tier: 2, platform: 'ios' },
    null,
  ],
  [
    'a plan of a store while its service refuses every call',
    { steps: [buysInStore, { kind: 'store-busy', status: 429, calls: 9 }, told] },
    { Tier: 2, platform: 'ios' },
    null,
  ],
  [
    'the same plan in both worlds, that of the store told last',
    { packageID: 'VIP_monthly', steps: [told, aDay, buysInStore, told] },
    { Tier: 2, platform: 'web' },
    null,
  ],
  [
    'a lower plan of the web beside one of a store, which is named until it ends',
    { packageID: 'BASIC_monthly', steps: [told, aDay, buysInStore, { kind: 'cancel' }, told] },
    {
      Tier: 2,
      platform: 'ios',
      beside: { platform: 'web', identifier: 'BASIC_monthly', cancels: true },
    },
    null,
  ],
  [
    'a plan of a store behind one of the web whose end was not told yet',
    {
      packageID: 'VIP_monthly',
      steps: [
        told,
        aDay,
        buysInStore,
        { kind: 'end' },
        { kind: 'buy', packageID: 'BASIC_monthly', hour: 0 },
      ],
    },
    { Tier: 2, platform: 'ios' },
    null,
  ],
  [
    'a refund of the higher plan of a store beside one of the web',
    {
      packageID: 'BASIC_monthly',
      steps: [told, aDay, buysInStore, told, { kind: 'store-refund', which: 0 }],
    },
    { Tier: 1, platform: 'web' },
    null,
  ],
])('%s ends in what both providers say', async (what, history, own, ofFriend) => {
  const uid = what.replaceAll(/\W/g, '-');
  const { stored, expected, friend, wrong } = await live(db, uid, {
    packageID: null,
    steps: [],
    ...IN_ORDER,
    ...history,
  });
  expect(wrong).toEqual([]);
  expect([stored, friend.stored]).toEqual([expected, friend.expected]);
  for (const [is, wanted] of [
    [stored, own],
    [friend.stored, ofFriend],
  ]) {
    if (wanted === null) expect(is).toBeNull();
    else expect(is).toMatchObject(wanted as object);
  }
});
