import { TIER } from 'shared-contracts';
import { planBesideOf, refusalOf, runs, shownEnd } from './plan-rule';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const TOLD = '2026-11-18T06:00:00.000Z';
const LATER = '2026-11-19T08:00:00.000Z';

const record = (expires_date: string) => ({
  expires_date,
  purchase_date: '2026-10-18T06:00:00.000Z',
  ProductID: 'vip',
  identifier: 'VIP_monthly',
  Tier: TIER.VIP,
  cancels: true,
});
const plan = (expires_date: string, told?: string) => ({
  Tier: TIER.VIP,
  ProductID: 'vip',
  expires_date,
  ...(told !== undefined && { subscriptions: { vip: record(told) } }),
});

// Server, locked screen and home's note said the same; My account and its deletion did not.
test.each([
  [
    'lasts some leeway after the period: deletion, and My account once it ended, said the end of it',
    LATER,
    TOLD,
    TOLD,
  ],
  ['was not paid: My account said the end of the unpaid period while it ran', TOLD, LATER, TOLD],
  ['ends with its period: all said the same', TOLD, TOLD, TOLD],
  ['has no record: all said the same', TOLD, undefined, TOLD],
])('the end that is shown of a plan that %s', (_, end, told, shown) => {
  expect(shownEnd(plan(end, told))).toBe(shown);
});

test('ignores the record of another plan', () => {
  expect(shownEnd({ ...plan(LATER), subscriptions: { basic: record(TOLD) } })).toBe(LATER);
});

test.each([
  ['until a millisecond before its end', '2026-11-20T12:00:00.001Z', true],
  ['not at its end', '2026-11-20T12:00:00.000Z', false],
  ['not without a date', 'never', false],
])('a plan runs %s', (_, expires_date, expected) => {
  expect(runs({ expires_date }, NOW)).toBe(expected);
});

const RUNNING = '2026-12-01T00:00:00.000Z';
test.each([
  ['null: there never was a plan', null, TIER.BASIC, { reason: 'no-plan' }],
  ['undefined: there never was a plan', undefined, TIER.BASIC, { reason: 'no-plan' }],
  ['over', plan(LATER, TOLD), TIER.BASIC, { reason: 'ended', endedAt: TOLD }],
  ['running, VIP for VIP', plan(RUNNING), TIER.VIP, null],
  ['running, VIP for BASIC', plan(RUNNING), TIER.BASIC, null],
  [
    'running, BASIC for VIP',
    { ...plan(RUNNING), Tier: TIER.BASIC },
    TIER.VIP,
    { reason: 'needs-vip' },
  ],
])('why a member is refused, whose plan is %s', (_, own, requiredTier, refusal) => {
  expect(refusalOf(own, requiredTier, NOW)).toEqual(refusal);
});

test.each([
  ['renews', false, LATER, true],
  ['is cancelled, and runs', true, RUNNING, true],
  ['is cancelled, and over', true, LATER, false],
])('a second plan that %s counts: %4$s', (_, cancels, expires_date, isCounted) => {
  const beside = { platform: 'ios', Tier: 1, identifier: 'b', cancels, expires_date } as const;
  const entitlement = {
    ...record(RUNNING),
    platform: 'web' as const,
    beside: { ...beside, ProductIDs: [] },
  };
  const found = planBesideOf(entitlement, NOW);
  expect(found !== null).toBe(isCounted);
});
