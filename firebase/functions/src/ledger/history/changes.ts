import type { Confirmation } from 'shared-contracts';
import { isoOfUnix } from '../../platform/unix-time';
import type { KnownPlan, PlanFacts } from './known-plan';
import type { Renewal } from './renewals';

export interface PlanEvent extends Confirmation {
  /** Id of its confirmation; absent: any. */
  readonly documentID?: string;
}

/** The amount that paid the latest invoice, if it was written for this reason. */
function amountFor({ charged, isTrial }: PlanFacts, reason: string) {
  if (charged === undefined) return {};
  if (charged.reason === reason) return { amount: charged.amount };
  return isTrial ? { amount: { ...charged.amount, unit_amount: 0 } } : {};
}

/** How the end of the plan has changed: which plan follows it, or none. */
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
    const at = cancelledAt === null ? now.toISOString() : isoOfUnix(cancelledAt);
    return [{ kind: 'cancellation', at, ...about, effective: ends }];
  }
  if (before.ends === null && before.coming === null) return [];
  return [{ kind: 'resumption', at: now.toISOString(), ...about }];
}

/** The renewals that are not confirmed yet, the oldest first. */
function newRenewals(before: KnownPlan | null, { renewals }: PlanFacts): Renewal[] {
  const known = new Set(before?.renewals);
  return renewals.filter(({ invoiceID }) => !known.has(invoiceID));
}

/**
 * Finds what happened to a plan between two projections, the oldest first. It compares states, so
 * an event that comes twice, late or never changes nothing.
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
  const { plan, endedAt, endedFor, givenBack, hadTrial, sessionID } = after;
  const about = { identifier: plan.identifier, ProductID: plan.ProductID };
  const isNew = before?.subscriptionID !== plan.subscriptionID;
  const events: PlanEvent[] = [];
  if (isNew) {
    if (before?.isLive === true) {
      const { identifier, ProductID, ends } = before;
      events.push({ kind: 'ended', at: ends ?? plan.begun, identifier, ProductID });
    }
    const amount = amountFor(after, 'subscription_create');
    const known = sessionID !== undefined && { documentID: sessionID };
    events.push({ kind: 'purchase', at: plan.begun, ...about, ...amount, ...known });
  } else if (before.identifier !== plan.identifier) {
    const due = before.coming?.identifier === plan.identifier ? before.coming : null;
    const at = due?.at ?? now.toISOString();
    // A scheduled plan is paid with its new period, often an hour later. That is a renewal.
    const amount = due === null ? amountFor(after, 'subscription_update') : {};
    events.push({ kind: 'change', at, ...about, from: before.identifier, ...amount });
  }
  for (const { invoiceID, ...renewal } of newRenewals(before, after)) {
    events.push({ kind: 'renewal', ...renewal, documentID: invoiceID });
  }
  if (plan.isLive) {
    const wasChanged = !isNew && before.identifier !== plan.identifier;
    const known = isNew || wasChanged ? { ends: null, coming: null } : before;
    return [...events, ...endEvents(known, after, now)];
  }
  if (!isNew && !before.isLive) return events;
  const at = endedAt === null ? now.toISOString() : isoOfUnix(endedAt);
  const why = endedFor && { reason: endedFor, ...(givenBack && { amount: givenBack }) };
  return [...events, { kind: 'ended', at, ...about, ...why, ...(hadTrial && { hadTrial }) }];
}
