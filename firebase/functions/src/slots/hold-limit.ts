import { utcDay } from 'shared-contracts';
import type { BillingRecord } from '../ledger/billing-record';
import type { HoldPurpose } from './hold-purpose';

/** How often a day a learner may hold an hour: once, and two renewals. Source: docs/payments.md. */
const MOST_HOLDS = 3;

/** A change waits up to 23 hours for its payment, so its holds are counted in a longer time. */
const MOST_CHANGES = 2;
/** Of all hours together, because a learner could otherwise go from hour to hour. */
const MOST_CHANGES_OF_ALL = 4;
const WEEK = 7 * 24 * 3600;

type Kind = HoldPurpose['kind'];
type Holds = NonNullable<BillingRecord['lessonHolds']>;

const secondOf = (now: Date): number => Math.floor(now.getTime() / 1000);

const countsOf = ({ lessonHolds }: BillingRecord, now: Date): Holds['counts'] =>
  lessonHolds?.day === utcDay(now) ? lessonHolds.counts : {};

/** When hours were held for a change, in the last seven days. */
const changesOf = ({ changeHolds = [] }: BillingRecord, now: Date) =>
  changeHolds.filter(({ at }) => at > secondOf(now) - WEEK);

/**
 * @returns whether the learner has held an hour, or several, too often without a payment
 */
export function isHeldTooOften(
  billing: BillingRecord,
  slotID: string,
  now: Date,
  kind: Kind,
): boolean {
  if (kind === 'checkout') return (countsOf(billing, now)[slotID] ?? 0) >= MOST_HOLDS;
  const changes = changesOf(billing, now);
  const slotHolds = changes.filter((hold) => hold.slotID === slotID);
  return slotHolds.length >= MOST_CHANGES || changes.length >= MOST_CHANGES_OF_ALL;
}

/**
 * @param by 1: one hold more; -1: the last one was taken back before the learner had anything of it
 * @returns what changes in the record
 */
export function countHold(
  billing: BillingRecord,
  slotID: string,
  { by, kind, now }: { readonly by: 1 | -1; readonly kind: Kind; readonly now: Date },
): Pick<BillingRecord, 'lessonHolds' | 'changeHolds'> {
  if (kind === 'checkout') {
    const counts = countsOf(billing, now);
    const count = Math.max(0, (counts[slotID] ?? 0) + by);
    return { lessonHolds: { day: utcDay(now), counts: { ...counts, [slotID]: count } } };
  }
  const changes = changesOf(billing, now);
  if (by === 1) return { changeHolds: [...changes, { slotID, at: secondOf(now) }] };
  const last = changes.findLastIndex((hold) => hold.slotID === slotID);
  return { changeHolds: changes.filter((_, index) => index !== last) };
}
