import type { BillingRecord } from '../billing/billing-record';
import { countHold, isHeldTooOften } from './hold-limit';

const EVENING = new Date('2026-11-25T23:59:00Z');
const MORNING = new Date('2026-11-26T00:01:00Z');

/** A learner who had an hour so often. */
function heldTimes(times: number, slotID = 'mon-9'): BillingRecord {
  let billing: BillingRecord = { sequence: 0, storeSequence: 0 };
  for (let time = 0; time < times; time += 1) {
    billing = { ...billing, lessonHolds: countHold(billing, slotID, 1, EVENING) };
  }
  return billing;
}

test('an hour is held once and renewed twice', () => {
  expect(isHeldTooOften(heldTimes(2), 'mon-9', EVENING)).toBe(false);
  expect(isHeldTooOften(heldTimes(3), 'mon-9', EVENING)).toBe(true);
});

test('another hour, another day and a hold that was taken back do not count', () => {
  const billing = heldTimes(3);
  expect(isHeldTooOften(billing, 'tue-10', EVENING)).toBe(false);
  expect(isHeldTooOften(billing, 'mon-9', MORNING)).toBe(false);
  expect(countHold(billing, 'tue-10', 1, MORNING).counts).toEqual({ 'tue-10': 1 });
  const lessonHolds = countHold(billing, 'mon-9', -1, EVENING);
  expect(isHeldTooOften({ ...billing, lessonHolds }, 'mon-9', EVENING)).toBe(false);
});
