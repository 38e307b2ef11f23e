import { paymentProblemOf, refusalOf, shownEnd, type PaymentProblem } from 'common';
import {
  type RefusedAccess,
  TIER,
  type Entitlement,
  type ParentAppPackage,
} from 'shared-contracts';

/** The lower of the plans that open something. */
export type OpeningPlan = 'BASIC' | 'VIP';

/** What the first button of a locked screen does. */
export type PlanOffer =
  /** A free trial that this learner may still have. */
  | { readonly kind: 'try' }
  /** `endedAt`: when the plan before ended, ISO 8601. */
  | { readonly kind: 'subscribe'; readonly endedAt?: string | undefined }
  /** From BASIC to VIP. */
  | { readonly kind: 'change' }
  /** A payment failed; nothing else opens before that is mended. */
  | { readonly kind: 'pay'; readonly problem: PaymentProblem };

/** What is known of the learner, and of where they may buy. */
export interface OfferFacts {
  readonly isVisitor: boolean;
  /** Why the server refuses; undefined: it did not say, or there is nothing to refuse yet. */
  readonly refused: RefusedAccess | undefined;
  /** Undefined: there never was a plan, or it is not known. */
  readonly entitlement: Entitlement | undefined;
  /** Whether `entitlement` is known. */
  readonly isPlanKnown: boolean;
  /** What the store sells, in an app; undefined on the web. */
  readonly sold: readonly ParentAppPackage[] | undefined;
  readonly now: Date;
}

/**
 * Finds what opens something to this learner, by one rule for lessons, cards and live lessons. The
 * server's reason goes before what the page knows of the plan. Source: decision 61.
 *
 * @param plan the lowest that opens it
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
      // True of everybody, while nothing is known.
      return { kind: 'subscribe' };
  }
}

/** On the web both plans have a trial; in a store, those whose package says so. */
const hasTrial = (plan: OpeningPlan, sold: OfferFacts['sold']): boolean =>
  sold === undefined ||
  sold.some(
    ({ identifier, product }) => identifier.startsWith(`${plan}_`) && Boolean(product.introPrice),
  );
