import { paymentProblemOf, refusalOf, shownEnd, type PaymentProblem } from 'common';
import {
  type RefusedAccess,
  TIER,
  type Entitlement,
  type ParentAppPackage,
} from 'shared-contracts';

/** The lowest plan that opens some content. */
export type OpeningPlan = 'BASIC' | 'VIP';

/** Action of the first button of a locked screen. */
export type PlanOffer =
  /** A free trial that this learner may still have. */
  | { readonly kind: 'try' }
  /** `endedAt`: end of the last plan, ISO 8601. */
  | { readonly kind: 'subscribe'; readonly endedAt?: string | undefined }
  /** From BASIC to VIP. */
  | { readonly kind: 'change' }
  /** A payment failed; the learner must fix it first. */
  | { readonly kind: 'pay'; readonly problem: PaymentProblem };

/** Facts about the learner and the store that decide the offer. */
export interface OfferFacts {
  readonly isVisitor: boolean;
  /** The server's reason to refuse; undefined: no reason, or no answer yet. */
  readonly refused: RefusedAccess | undefined;
  /** Undefined: the learner never had a plan, or the plan is unknown. */
  readonly entitlement: Entitlement | undefined;
  readonly isPlanKnown: boolean;
  /** Packages of the store, in an app; undefined on the web. */
  readonly sold: readonly ParentAppPackage[] | undefined;
  readonly now: Date;
}

/**
 * Chooses the offer that opens content to this learner, by one rule for lessons, cards and live
 * lessons. The server's reason wins over the page's knowledge of the plan. Source: decision 61.
 *
 * @param plan the lowest plan that opens the content
 */
export function planOfferOf(plan: OpeningPlan, facts: OfferFacts): PlanOffer {
  const { isVisitor, entitlement, isPlanKnown, sold, now } = facts;
  const trial: PlanOffer = hasTrial(plan, sold) ? { kind: 'try' } : { kind: 'subscribe' };
  if (isVisitor) return trial;
  const refused = facts.refused ?? (isPlanKnown ? refusalOf(entitlement, TIER.VIP, now) : null);
  const problem = entitlement && paymentProblemOf(entitlement, now);
  if (problem && (refused?.reason === 'ended' ? problem.isOver : refused?.reason === 'needs-vip')) {
    return { kind: 'pay', problem };
  }
  const endedAt = refused?.endedAt ?? (entitlement && shownEnd(entitlement));
  switch (refused?.reason) {
    case 'no-plan':
      return trial;
    case 'needs-vip':
      return { kind: 'change' };
    case 'ended':
      return { kind: 'subscribe', endedAt };
    case undefined:
      // The one offer that is right for every learner while the plan is unknown.
      return { kind: 'subscribe' };
  }
}

/** On the web both plans have a trial; in a store, those whose package says so. */
const hasTrial = (plan: OpeningPlan, sold: OfferFacts['sold']): boolean =>
  sold === undefined ||
  sold.some(
    ({ identifier, product }) => identifier.startsWith(`${plan}_`) && Boolean(product.introPrice),
  );
