import type { BillingRecord } from '../billing/billing-record';

/** An hour is held once and renewed twice, per learner and day. Source: docs/payments.md. */
const MOST_HOLDS = 3;

type Holds = NonNullable<BillingRecord['lessonHolds']>;

/** Of UTC, as 2026-11-25. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

const countsOf = ({ lessonHolds }: BillingRecord, now: Date): Holds['counts'] =>
  lessonHolds?.day === dayOf(now) ? lessonHolds.counts : {};

/** @returns whether the learner had an hour so often today, without paying, that others get it now */
export const isHeldTooOften = (billing: BillingRecord, slotID: string, now: Date): boolean =>
  (countsOf(billing, now)[slotID] ?? 0) >= MOST_HOLDS;

/** @param by 1: one hold more; -1: it was taken back before the learner had anything of it */
export function countHold(billing: BillingRecord, slotID: string, by: 1 | -1, now: Date): Holds {
  const counts = countsOf(billing, now);
  const count = Math.max(0, (counts[slotID] ?? 0) + by);
  return { day: dayOf(now), counts: { ...counts, [slotID]: count } };
}
