import { useIsLive, useObservable, usePlatform, useSession } from 'kit';
import { useState } from 'react';
import {
  type RefusedAccess,
  idle,
  isLoggedIn,
  type EntitlementState,
  type ParentAppPackage,
  type Platform,
} from 'shared-contracts';
import { planOfferOf, type OpeningPlan, type PlanOffer } from './plan-offer';

const NONE: readonly ParentAppPackage[] = [];

const knownOf = (entitlement: EntitlementState) => ({
  entitlement: entitlement.status === 'success' ? entitlement.value : undefined,
  isPlanKnown: entitlement.status === 'success',
});

/**
 * Finds what opens something to the learner who is here now.
 *
 * @param plan the lowest that opens it
 * @param refused what the server answered, where it gives a reason
 */
export function usePlanOffer(plan: OpeningPlan, refused?: RefusedAccess): PlanOffer {
  const { entitlement$, parentApp } = usePlatform();
  const { status } = useSession();
  const isLive = useIsLive();
  const [now] = useState(() => new Date());
  const entitlement = useObservable<EntitlementState>(entitlement$, idle);
  const sold = useObservable<readonly ParentAppPackage[]>(parentApp.packages$, NONE);
  return planOfferOf(plan, {
    ...knownOf(entitlement),
    // A page that does not know who is here shows what a visitor sees; CSS hides it from members.
    isVisitor: status !== 'member',
    refused,
    // A prerendered page does not know of an app.
    sold: isLive && parentApp.isEmbedded ? sold : undefined,
    now,
  });
}

/** Finds the same at this moment, for an alert. */
export const planOfferNow = (
  { entitlement$, parentApp, session }: Platform,
  plan: OpeningPlan,
): PlanOffer =>
  planOfferOf(plan, {
    ...knownOf(entitlement$.value),
    isVisitor: !isLoggedIn(session.state$.value),
    refused: undefined,
    sold: parentApp.isEmbedded ? parentApp.packages$.value : undefined,
    now: new Date(),
  });
