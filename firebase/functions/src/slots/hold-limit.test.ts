import type { BillingRecord } from '../ledger/billing-record';
import { countHold, isHeldTooOften } from './hold-limit';

const EVENING = new Date('2026-11-25T23:59:00Z');
const MORNING = new Date('2026-11-26T00:01:00Z');
const kinds = ['checkout', 'change'] as const;
type Kind = (typeof kinds)[number];

/** Makes a learner who has held a slot so many times. */
function heldTimes(times: number, kind: Kind, slotID = 'mon-9'): BillingRecord {
  let billing: BillingRecord = { sequence: 0, storeSequence: 0 };
  for (let time = 0; time < times; time += 1) {
    billing = { ...billing, ...countHold(billing, slotID, { by: 1, kind, now: EVENING }) };
  }
  return billing;
}

test('a slot is held for a checkout once, and renewed twice', () => {
  expect(isHeldTooOften(heldTimes(2, 'checkout'), 'mon-9', EVENING, 'checkout')).toBe(false);
  expect(isHeldTooOften(heldTimes(3, 'checkout'), 'mon-9', EVENING, 'checkout')).toBe(true);
});

test('a slot is held for a plan change twice in seven days', () => {
  const at = (hours: number) => new Date(EVENING.getTime() + hours * 3_600_000);
  expect(isHeldTooOften(heldTimes(1, 'change'), 'mon-9', EVENING, 'change')).toBe(false);
  const twice = heldTimes(2, 'change');
  for (const hours of [0, 23, 7 * 24 - 1]) {
    expect(isHeldTooOften(twice, 'mon-9', at(hours), 'change')).toBe(true);
  }
  expect(isHeldTooOften(twice, 'mon-9', at(7 * 24), 'change')).toBe(false);
  const { changeHolds } = countHold(twice, 'tue-10', { by: 1, kind: 'change', now: at(7 * 24) });
  expect(changeHolds).toEqual([{ slotID: 'tue-10', at: at(7 * 24).getTime() / 1000 }]);
});

test('all slots together are held for plan changes four times in seven days', () => {
  const later = (hours: number) => new Date(EVENING.getTime() + hours * 3_600_000);
  const hold = (billing: BillingRecord, slotID: string): BillingRecord => ({
    ...billing,
    ...countHold(billing, slotID, { by: 1, kind: 'change', now: EVENING }),
  });
  const three = ['mon-9', 'tue-10', 'wed-11'].reduce(hold, heldTimes(0, 'change'));
  expect(isHeldTooOften(three, 'fri-2', EVENING, 'change')).toBe(false);
  const four = hold(three, 'thu-8');
  expect(isHeldTooOften(four, 'fri-2', EVENING, 'change')).toBe(true);
  expect(isHeldTooOften(four, 'fri-2', EVENING, 'checkout')).toBe(false);
  expect(isHeldTooOften(four, 'fri-2', later(7 * 24), 'change')).toBe(false);
});

test.each(kinds)('another slot, and a hold for a %s that was taken back, do not count', (kind) => {
  const billing = heldTimes(kind === 'checkout' ? 3 : 2, kind);
  expect(isHeldTooOften(billing, 'mon-9', EVENING, kind)).toBe(true);
  expect(isHeldTooOften(billing, 'tue-10', EVENING, kind)).toBe(false);
  const other = countHold(billing, 'tue-10', { by: -1, kind, now: EVENING });
  expect(isHeldTooOften({ ...billing, ...other }, 'mon-9', EVENING, kind)).toBe(true);
  const back = countHold(billing, 'mon-9', { by: -1, kind, now: EVENING });
  expect(isHeldTooOften({ ...billing, ...back }, 'mon-9', EVENING, kind)).toBe(false);
});

test('another day does not count for a checkout', () => {
  const billing = heldTimes(3, 'checkout');
  expect(isHeldTooOften(billing, 'mon-9', MORNING, 'checkout')).toBe(false);
  const { lessonHolds } = countHold(billing, 'tue-10', { by: 1, kind: 'checkout', now: MORNING });
  expect(lessonHolds?.counts).toEqual({ 'tue-10': 1 });
});
