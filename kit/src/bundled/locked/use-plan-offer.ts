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

const planFacts = (entitlement: EntitlementState) => ({
  entitlement: entitlement.status === 'success' ? entitlement.value : undefined,
  isPlanKnown: entitlement.status === 'success',
});

/**
 * Chooses the offer for the learner of this page.
 *
 * @param plan the lowest plan that opens the content
 * @param refused the server's answer, if it gives a reason
 */
export function usePlanOffer(plan: OpeningPlan, refused?: RefusedAccess): PlanOffer {
  const { entitlement$, parentApp } = usePlatform();
  const { status } = useSession();
  const isLive = useIsLive();
  const [now] = useState(() => new Date());
  const entitlement = useObservable<EntitlementState>(entitlement$, idle);
  const sold = useObservable<readonly ParentAppPackage[]>(parentApp.packages$, NONE);
  return planOfferOf(plan, {
    ...planFacts(entitlement),
    // A page with an unknown session shows the visitor's offer; CSS hides it from members.
    isVisitor: status !== 'member',
    refused,
    // A prerendered page does not know about an app.
    sold: isLive && parentApp.isEmbedded ? sold : undefined,
    now,
  });
}

/** Chooses the same offer outside of React, for an alert. */
export const planOfferNow = (
  { entitlement$, parentApp, session }: Platform,
  plan: OpeningPlan,
): PlanOffer =>
  planOfferOf(plan, {
    ...planFacts(entitlement$.value),
    isVisitor: !isLoggedIn(session.state$.value),
    refused: undefined,
    sold: parentApp.isEmbedded ? parentApp.packages$.value : undefined,
    now: new Date(),
  });
