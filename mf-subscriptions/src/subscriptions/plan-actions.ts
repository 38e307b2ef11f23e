import type { Package, Platform } from 'shared-contracts';
import { buyInApp } from '../checkout/buy-in-app';
import { startCheckout } from '../checkout/start-checkout';
import { whilePaying } from '../checkout/while-paying';
import { askToChange, moveLesson, resubscribe } from '../manage/change-plan';
import { updateCard } from '../manage/update-card';
import { askToCancel } from '../manage/cancel-plan';
import { currentOf, type OwnPlans, type PlanAction } from '../plan/plan-state';

/** A plan of the web that runs out is changed, not bought a second time. Source: decision 44. */
const buyOrChange = (platform: Platform, aPackage: Package, ownPlans: OwnPlans) =>
  currentOf(ownPlans.subscriptions) === undefined
    ? startCheckout(platform, aPackage)
    : askToChange(platform, aPackage, ownPlans);

/** The button that was pressed. */
export type Press = PlanAction | 'update-card' | 'move-lesson';

/**
 * Does what a press on a card asks for; in the app the store sells. Settles when the press is dealt
 * with, and never rejects. Meanwhile the page is not replaced. Source: LABEL-cancel to
 * LABEL-switch.
 */
export const runPlanAction = (
  platform: Platform,
  action: Press,
  aPackage: Package,
  ownPlans: OwnPlans,
): Promise<void> => whilePaying(platform, () => act(platform, action, aPackage, ownPlans));

async function act(
  platform: Platform,
  action: Press,
  aPackage: Package,
  ownPlans: OwnPlans,
): Promise<void> {
  const isInApp = platform.parentApp.isEmbedded;
  switch (action) {
    case 'cancel':
      return askToCancel(platform, ownPlans);
    case 'update-card':
      return updateCard(platform);
    case 'move-lesson':
      return moveLesson(platform, aPackage);
    case 'resubscribe':
      return isInApp ? buyInApp(platform, aPackage) : resubscribe(platform, aPackage);
    case 'subscribe':
    case 'try-out':
      return isInApp ? buyInApp(platform, aPackage) : buyOrChange(platform, aPackage, ownPlans);
    case 'upgrade':
    case 'downgrade':
    case 'switch':
      return isInApp ? buyInApp(platform, aPackage) : askToChange(platform, aPackage, ownPlans);
  }
}
