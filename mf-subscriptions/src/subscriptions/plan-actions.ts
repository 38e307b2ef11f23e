import type { Package, Platform } from 'shared-contracts';
import { buyInApp } from '../checkout/buy-in-app';
import { startCheckout } from '../checkout/start-checkout';
import { whilePaying } from '../checkout/while-paying';
import { askToChange, moveLesson, resubscribe } from '../manage/change-plan';
import { updateCard } from '../manage/update-card';
import { askToCancel } from '../manage/cancel-plan';
import { currentOf, type OwnPlans, type PlanAction } from '../plan/plan-state';

export type PressedButton = PlanAction | 'update-card' | 'move-lesson';

/**
 * Runs the action of a pressed button; in the app the store sells. Never rejects. Until the action
 * has settled, the shell does not reload the page. Source: LABEL-cancel to LABEL-switch.
 */
export const runPlanAction = (
  platform: Platform,
  action: PressedButton,
  aPackage: Package,
  ownPlans: OwnPlans,
): Promise<void> => whilePaying(platform, () => act(platform, action, aPackage, ownPlans));

async function act(
  platform: Platform,
  action: PressedButton,
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

/** Changes a running web plan, even a cancelled one; otherwise buys one. Source: decision 44. */
const buyOrChange = (platform: Platform, aPackage: Package, ownPlans: OwnPlans) =>
  currentOf(ownPlans.subscriptions) === undefined
    ? startCheckout(platform, aPackage)
    : askToChange(platform, aPackage, ownPlans);
