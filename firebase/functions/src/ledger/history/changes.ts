import type { Confirmation } from 'shared-contracts';
import { isoOfUnix } from '../../platform/unix-time';
import type { KnownPlan, PlanFacts } from './known-plan';
import type { Renewal } from './renewals';

export interface PlanEvent extends Confirmation {
  /** Id of its confirmation; absent: a random id. */
  readonly documentID?: string;
}

/** The amount of the latest invoice, if it has this `billing_reason`; 0 for a trial. */
function amountFor({ charged, isTrial }: PlanFacts, reason: string) {
  if (charged === undefined) return {};
  if (charged.reason === reason) return { amount: charged.amount };
  return isTrial ? { amount: { ...charged.amount, unit_amount: 0 } } : {};
}

/** Finds a scheduled change, a cancellation, or a resumption of the plan. */
function endEvents(
  knownEnd: Pick<KnownPlan, 'ends' | 'coming'>,
  { plan, comingPrice, cancelledAt }: PlanFacts,
  now: Date,
): PlanEvent[] {
  const { identifier, ProductID, coming, ends } = plan;
  if (coming !== null) {
    const isKnown = knownEnd.coming?.identifier === coming.identifier;
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
    if (knownEnd.ends !== null) return [];
    const at = cancelledAt === null ? now.toISOString() : isoOfUnix(cancelledAt);
    return [{ kind: 'cancellation', at, ...about, effective: ends }];
  }
  if (knownEnd.ends === null && knownEnd.coming === null) return [];
  return [{ kind: 'resumption', at: now.toISOString(), ...about }];
}

/** The renewals that are not confirmed yet, the oldest first. */
function newRenewals(knownPlan: KnownPlan | null, { renewals }: PlanFacts): Renewal[] {
  const knownInvoices = new Set(knownPlan?.renewals);
  return renewals.filter(({ invoiceID }) => !knownInvoices.has(invoiceID));
}

/**
 * Finds the changes of a plan between two projections, the oldest first. It compares states, so
 * a provider event that arrives twice, late or never makes no difference.
 *
 * @param knownPlan the plan of the last projection; null: no plan
 * @param after the plan now; null: no plan, for example after the provider deleted the customer
 */
export function planEvents(
  knownPlan: KnownPlan | null,
  after: PlanFacts | null,
  now: Date,
): PlanEvent[] {
  if (after === null) {
    if (knownPlan?.isLive !== true) return [];
    const { identifier, ProductID } = knownPlan;
    return [{ kind: 'ended', at: now.toISOString(), identifier, ProductID }];
  }
  const { plan, endedAt, endedFor, givenBack, hadTrial, sessionID } = after;
  const about = { identifier: plan.identifier, ProductID: plan.ProductID };
  const isNew = knownPlan?.subscriptionID !== plan.subscriptionID;
  const events: PlanEvent[] = [];
  if (isNew) {
    if (knownPlan?.isLive === true) {
      const { identifier, ProductID, ends } = knownPlan;
      events.push({ kind: 'ended', at: ends ?? plan.begun, identifier, ProductID });
    }
    const amount = amountFor(after, 'subscription_create');
    const checkout = sessionID !== undefined && { documentID: sessionID };
    events.push({ kind: 'purchase', at: plan.begun, ...about, ...amount, ...checkout });
  } else if (knownPlan.identifier !== plan.identifier) {
    const due = knownPlan.coming?.identifier === plan.identifier ? knownPlan.coming : null;
    const at = due?.at ?? now.toISOString();
    // A scheduled plan is paid with its new period, often an hour later. That is a renewal.
    const amount = due === null ? amountFor(after, 'subscription_update') : {};
    events.push({ kind: 'change', at, ...about, from: knownPlan.identifier, ...amount });
  }
  for (const { invoiceID, ...renewal } of newRenewals(knownPlan, after)) {
    events.push({ kind: 'renewal', ...renewal, documentID: invoiceID });
  }
  if (plan.isLive) {
    const wasChanged = !isNew && knownPlan.identifier !== plan.identifier;
    const knownEnd = isNew || wasChanged ? { ends: null, coming: null } : knownPlan;
    return [...events, ...endEvents(knownEnd, after, now)];
  }
  if (!isNew && !knownPlan.isLive) return events;
  const at = endedAt === null ? now.toISOString() : isoOfUnix(endedAt);
  const why = endedFor && { reason: endedFor, ...(givenBack && { amount: givenBack }) };
  return [...events, { kind: 'ended', at, ...about, ...why, ...(hadTrial && { hadTrial }) }];
}
