import { planEvents } from './changes';
import type { KnownPlan, PlanFacts } from './known-plan';

const NOW = new Date('2026-11-20T12:00:00Z');
const BEGUN = '2026-11-01T00:00:00.000Z';
const END = '2026-12-01T00:00:00.000Z';
const chf = (unit_amount: number) => ({ currency: 'chf', unit_amount });

const known = (identifier: string, change: Partial<KnownPlan> = {}): KnownPlan => ({
  subscriptionID: 'sub_1',
  identifier,
  ProductID: identifier.toLowerCase(),
  isLive: true,
  begun: BEGUN,
  paidUntil: END,
  ends: null,
  coming: null,
  renewals: [],
  ...change,
});
const facts = (plan: KnownPlan, change: Partial<PlanFacts> = {}): PlanFacts => ({
  plan,
  renewals: [],
  isTrial: false,
  cancelledAt: null,
  endedAt: null,
  ...change,
});
const BASIC = known('BASIC');
const VIP = known('VIP');
const COMING = { identifier: 'BASIC', ProductID: 'basic', at: END };

test('an unchanged plan has no events', () => {
  expect(planEvents(BASIC, facts(BASIC), NOW)).toEqual([]);
  expect(planEvents(null, null, NOW)).toEqual([]);
  expect(planEvents(known('VIP', { isLive: false }), null, NOW)).toEqual([]);
});

test.each([
  ['what was paid', { charged: { reason: 'subscription_create', amount: chf(990) } }, chf(990)],
  ['nothing in a trial', { charged: { reason: null, amount: chf(1) }, isTrial: true }, chf(0)],
  ['no amount while it is not paid', {}, undefined],
])('a purchase names %s', (_, change, amount) => {
  const [purchase, ...more] = planEvents(null, facts(BASIC, change), NOW);
  expect(purchase).toMatchObject({ kind: 'purchase', at: BEGUN, identifier: 'BASIC' });
  expect(purchase?.amount).toEqual(amount);
  expect(more).toEqual([]);
});

test.each([
  ['what was paid', { reason: 'subscription_update', amount: chf(2900) }, false, chf(2900)],
  ['nothing in a trial', { reason: 'subscription_create', amount: chf(0) }, true, chf(0)],
  [
    'not what was paid before',
    { reason: 'subscription_cycle', amount: chf(990) },
    false,
    undefined,
  ],
])('a change names %s', (_, charged, isTrial, amount) => {
  const [change, ...more] = planEvents(BASIC, facts(VIP, { charged, isTrial }), NOW);
  expect(change).toMatchObject({ kind: 'change', from: 'BASIC', at: NOW.toISOString() });
  expect(change?.amount).toEqual(amount);
  expect(more).toEqual([]);
});

test('a scheduled change has its own day; its payment is a renewal', () => {
  const charged = { reason: 'subscription_update', amount: chf(990) };
  const due = known('VIP', { coming: COMING });
  expect(planEvents(due, facts(BASIC, { charged }), NOW)).toEqual([
    { kind: 'change', at: END, identifier: 'BASIC', ProductID: 'basic', from: 'VIP' },
  ]);
});

test('a scheduled change is confirmed once, with its price, and once if it is taken back', () => {
  const due = known('VIP', { coming: COMING });
  expect(planEvents(VIP, facts(due, { comingPrice: chf(990) }), NOW)).toEqual([
    {
      kind: 'change-scheduled',
      at: NOW.toISOString(),
      identifier: 'BASIC',
      from: 'VIP',
      ProductID: 'basic',
      effective: END,
      amount: chf(990),
    },
  ]);
  expect(planEvents(due, facts(due), NOW)).toEqual([]);
  expect(planEvents(due, facts(VIP), NOW)).toMatchObject([{ kind: 'resumption' }]);
});

test('a cancellation is confirmed once, with its time, and once if it is taken back', () => {
  const ends = known('VIP', { ends: END });
  const at = Date.parse('2026-11-19T00:00:00Z') / 1000;
  expect(planEvents(VIP, facts(ends, { cancelledAt: at }), NOW)).toEqual([
    {
      kind: 'cancellation',
      at: '2026-11-19T00:00:00.000Z',
      effective: END,
      identifier: 'VIP',
      ProductID: 'vip',
    },
  ]);
  expect(planEvents(VIP, facts(ends), NOW)).toMatchObject([{ at: NOW.toISOString() }]);
  expect(planEvents(ends, facts(ends), NOW)).toEqual([]);
  expect(planEvents(ends, facts(VIP), NOW)).toMatchObject([{ kind: 'resumption' }]);
});

test('an end is confirmed once, with its reason and the refund', () => {
  const over = known('VIP', { isLive: false });
  const endedAt = Date.parse('2026-11-18T00:00:00Z') / 1000;
  const ended = { kind: 'ended', at: '2026-11-18T00:00:00.000Z', identifier: 'VIP' };
  const why = { endedFor: 'refund', givenBack: chf(3900) } as const;
  expect(planEvents(VIP, facts(over, { endedAt, ...why }), NOW)).toMatchObject([
    { ...ended, reason: 'refund', amount: chf(3900) },
  ]);
  expect(planEvents(VIP, facts(over, { endedAt, hadTrial: true }), NOW)).toEqual([
    { ...ended, ProductID: 'vip', hadTrial: true },
  ]);
  expect(planEvents(over, facts(over, { endedAt }), NOW)).toEqual([]);
  expect(planEvents(VIP, null, NOW)).toMatchObject([{ kind: 'ended', at: NOW.toISOString() }]);
});

test('another plan ends the earlier one, and is a purchase', () => {
  const next = known('BASIC', { subscriptionID: 'sub_2' });
  expect(planEvents(known('VIP', { ends: END }), facts(next), NOW)).toMatchObject([
    { kind: 'ended', identifier: 'VIP', at: END },
    { kind: 'purchase', identifier: 'BASIC', at: BEGUN },
  ]);
  const [purchase, ...more] = planEvents(known('VIP', { isLive: false }), facts(next), NOW);
  expect(purchase).toMatchObject({ kind: 'purchase' });
  expect(more).toEqual([]);
});
