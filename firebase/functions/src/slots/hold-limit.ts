import { utcDay } from 'shared-contracts';
import type { BillingRecord } from '../ledger/billing-record';
import { unixSecondsOf } from '../platform/unix-time';

/** Holds of one slot for checkouts in a day: one, and two renewals. Source: docs/payments.md. */
const MOST_HOLDS = 3;

/** Holds of one slot for plan changes in a week. Each may wait 23 hours for its payment. */
const MOST_CHANGES = 2;
/** Holds of all slots for plan changes in a week, so that a learner cannot try slot after slot. */
const MOST_CHANGES_OF_ALL = 4;
const WEEK = 7 * 24 * 3600;

/** `checkout`: until a session expires; `change`: while the running plan is changed. */
export type HoldKind = 'checkout' | 'change';
type Holds = NonNullable<BillingRecord['lessonHolds']>;

const countsOf = ({ lessonHolds }: BillingRecord, now: Date): Holds['counts'] =>
  lessonHolds?.day === utcDay(now) ? lessonHolds.counts : {};

/** The holds for plan changes of the last seven days. */
const changesOf = ({ changeHolds = [] }: BillingRecord, now: Date) =>
  changeHolds.filter(({ at }) => at > unixSecondsOf(now) - WEEK);

/**
 * Whether the learner has held this slot, or slots for plan changes, too often without a payment.
 */
export function isHeldTooOften(
  billing: BillingRecord,
  slotID: string,
  now: Date,
  kind: HoldKind,
): boolean {
  if (kind === 'checkout') return (countsOf(billing, now)[slotID] ?? 0) >= MOST_HOLDS;
  const changes = changesOf(billing, now);
  const slotHolds = changes.filter((hold) => hold.slotID === slotID);
  return slotHolds.length >= MOST_CHANGES || changes.length >= MOST_CHANGES_OF_ALL;
}

/**
 * Counts a hold.
 *
 * @param by 1: a new hold; -1: the last hold was taken back before the learner could pay
 * @returns the changed fields of the record
 */
export function countHold(
  billing: BillingRecord,
  slotID: string,
  { by, kind, now }: { readonly by: 1 | -1; readonly kind: HoldKind; readonly now: Date },
): Pick<BillingRecord, 'lessonHolds' | 'changeHolds'> {
  if (kind === 'checkout') {
    const counts = countsOf(billing, now);
    const count = Math.max(0, (counts[slotID] ?? 0) + by);
    return { lessonHolds: { day: utcDay(now), counts: { ...counts, [slotID]: count } } };
  }
  const changes = changesOf(billing, now);
  if (by === 1) return { changeHolds: [...changes, { slotID, at: unixSecondsOf(now) }] };
  const last = changes.findLastIndex((hold) => hold.slotID === slotID);
  return { changeHolds: changes.filter((_, index) => index !== last) };
}
