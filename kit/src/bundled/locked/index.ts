/** The screens' parts for content that the learner's plan does not open; remotes bundle them. */
export { FirstLines, FirstLinesSkeleton, type FirstLinesProps } from './FirstLines';
export { LockedPanel, type LockedPanelProps } from './LockedPanel';
export { PlanButton, type PlanButtonProps } from './PlanButton';
export { LockedSummary } from './LockedSummary';
export { lockedRoom } from './messages';
export { showRefusal, type LeadingAlert } from './show-refusal';
export { planOfferNow, usePlanOffer } from './use-plan-offer';
export {
  isOfAllLessons,
  lockedCards,
  lockedLesson,
  waitingCards,
  type WhatIsLocked,
} from './what-is-locked';
export type { OpeningPlan, PlanOffer } from './plan-offer';
