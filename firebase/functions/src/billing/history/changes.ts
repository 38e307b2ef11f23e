import type { Confirmation } from 'shared-contracts';
import type { KnownPlan, PlanFacts } from './known-plan';

/** A change of the plan. `renewal` is audited only: its receipt is the provider's invoice. */
export type PlanEvent =
  | Confirmation
  | (Pick<Confirmation, 'at' | 'identifier' | 'ProductID' | 'amount'> & {
      readonly kind: 'renewal';
    });

const isoOf = (unixSeconds: number): string => new Date(unixSeconds * 1000).toISOString();

/** What the latest invoice has charged, if it was written for one of these reasons. */
function amountFor({ charged, isTrial }: PlanFacts, ...reasons: readonly string[]) {
  if (charged === undefined) return {};
  if (reasons.includes(charged.reason ?? '')) return { amount: charged.amount };
  return isTrial ? { amount: { ...charged.amount, unit_amount: 0 } } : {};
}

/** How the end of the plan has changed: what follows it, or that nothing does. */
function endEvents(
  before: Pick<KnownPlan, 'ends' | 'coming'>,
  { plan, comingPrice, cancelledAt }: PlanFacts,
  now: Date,
): PlanEvent[] {
  const { identifier, ProductID, coming, ends } = plan;
  if (coming !== null) {
    const isKnown = before.coming?.identifier === coming.identifier;
    if (isKnown) return [];
    return [
      {
        kind: 'change-scheduled',
        at: now.toISOString(),
        identifier: coming.identifier,
        ProductID: coming.ProductID,
        from: identifier,
        effective: coming.at,
        ...(comingPrice && { amount: comingPrice }),
      },
    ];
  }
  const about = { identifier, ProductID };
  if (ends !== null) {
    if (before.ends !== null) return [];
    const at = cancelledAt === null ? now.toISOString() : isoOf(cancelledAt);
    return [{ kind: 'cancellation', at, ...about, effective: ends }];
  }
  if (before.ends === null && before.coming === null) return [];
  return [{ kind: 'resumption', at: now.toISOString(), ...about }];
}

/**
 * What has happened to a plan between two projections, the oldest first. It compares states, so an
 * event that comes twice, late or never changes nothing.
 *
 * @param before null: no plan was known
 * @param after null: the provider knows of none, as after its customer was deleted there
 */
export function planEvents(
  before: KnownPlan | null,
  after: PlanFacts | null,
  now: Date,
): PlanEvent[] {
  if (after === null) {
    if (before?.isLive !== true) return [];
    const { identifier, ProductID } = before;
    return [{ kind: 'ended', at: now.toISOString(), identifier, ProductID }];
  }
  const { plan, endedAt, endedFor, givenBack } = after;
  const about = { identifier: plan.identifier, ProductID: plan.ProductID };
  const isNew = before?.subscriptionID !== plan.subscriptionID;
  const events: PlanEvent[] = [];
  if (isNew) {
    if (before?.isLive === true) {
      const { identifier, ProductID, ends } = before;
      events.push({ kind: 'ended', at: ends ?? plan.begun, identifier, ProductID });
    }
    const amount = amountFor(after, 'subscription_create');
    events.push({ kind: 'purchase', at: plan.begun, ...about, ...amount });
  } else if (before.identifier !== plan.identifier) {
    const isDue = before.coming?.identifier === plan.identifier;
    const at = isDue && before.coming ? before.coming.at : now.toISOString();
    const amount = amountFor(after, isDue ? 'subscription_cycle' : 'subscription_update');
    events.push({ kind: 'change', at, ...about, from: before.identifier, ...amount });
  } else if (plan.isLive && Date.parse(plan.paidUntil) > Date.parse(before.paidUntil)) {
    const amount = amountFor(after, 'subscription_cycle');
    events.push({ kind: 'renewal', at: now.toISOString(), ...about, ...amount });
  }
  if (plan.isLive) {
    const wasChanged = !isNew && before.identifier !== plan.identifier;
    const known = isNew || wasChanged ? { ends: null, coming: null } : before;
    return [...events, ...endEvents(known, after, now)];
  }
  if (!isNew && !before.isLive) return events;
  const at = endedAt === null ? now.toISOString() : isoOf(endedAt);
  const why = endedFor && { reason: endedFor, ...(givenBack && { amount: givenBack }) };
  return [...events, { kind: 'ended', at, ...about, ...why }];
}
