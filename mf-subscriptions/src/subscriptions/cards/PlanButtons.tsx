import { useState } from 'react';
import { Button, useObservable, usePlatform } from 'kit';
import type { Package, ParentApp, StoreVisit } from 'shared-contracts';
import { needsLesson } from '../../checkout/prerequisites';
import { subscriptions as text } from '../../messages/subscriptions';
import { environmentOf } from '../../plan/environment';
import { actionOf, type OwnPlans, type PlanAction } from '../../plan/plan-state';
import type { Seller } from '../../plan/price-text';
import { runPlanAction, type PressedButton } from '../plan-actions';
import page from '../styles.module.css';
import styles from './cards.module.css';

export interface PlanButtonsProps {
  readonly aPackage: Package;
  readonly ownPlans: OwnPlans;
  readonly seller: Seller;
  readonly isRenewing: boolean;
  /** Whether the plan's button is primary. */
  readonly isLeading: boolean;
}

/**
 * Shows the buttons of a plan. In the app the store takes the payments, so the buttons for card and
 * private lesson are missing. Source: LABEL-cancel to LABEL-switch.
 */
export function PlanButtons(props: PlanButtonsProps) {
  const { aPackage, ownPlans, seller, isRenewing, isLeading } = props;
  const platform = usePlatform();
  const { parentApp } = platform;
  const [running, setRunning] = useState<PressedButton>();
  const visit = useObservable<StoreVisit>(parentApp.storeVisit$, 'none');
  const action = actionOf(asSold(aPackage, seller), ownPlans);
  const run = async (press: PressedButton) => {
    if (running) return;
    setRunning(press);
    await runPlanAction(platform, press, aPackage, ownPlans);
    setRunning(undefined);
  };
  const isCancel = action === 'cancel';
  const isPrimary = isLeading && !isCancel;
  const os = environmentOf(platform);
  const isWeb = seller.kind === 'web';
  return (
    <>
      {action !== null && canDo(parentApp, action) && (
        <Button
          variant={isPrimary ? 'primary' : 'secondary'}
          className={isPrimary ? styles.buy : undefined}
          busy={running === action || (visit !== 'none' && !isCancel)}
          aria-describedby={`plan-${aPackage.identifier}`}
          onClick={() => void run(action)}
        >
          <span className={page.sentence}>{text.actions[action]}</span>
        </Button>
      )}
      {isCancel && os !== 'web' && !canDo(parentApp, action) && (
        <p className={styles.status}>{text.cancelInStore[os]}</p>
      )}
      {isRenewing && isWeb && (
        <Button
          variant="quiet"
          busy={running === 'update-card'}
          onClick={() => void run('update-card')}
        >
          <span className={page.sentence}>{text.updateCard}</span>
        </Button>
      )}
      {isRenewing && isWeb && needsLesson(aPackage) && (
        <Button
          variant="quiet"
          busy={running === 'move-lesson'}
          onClick={() => void run('move-lesson')}
        >
          <span className={page.sentence}>{text.moveLesson}</span>
        </Button>
      )}
    </>
  );
}

/** Whether this version of the app supports an action. Source: PARENT-supports. */
const canDo = (parentApp: ParentApp, action: PlanAction): boolean =>
  !parentApp.isEmbedded ||
  parentApp.supports(action === 'cancel' ? 'OPEN_EXTERNAL_URL' : 'PURCHASE_PACKAGE');

/** Removes the free trial from a package if the store sells it without one. */
const asSold = (aPackage: Package, seller: Seller): Package =>
  seller.kind === 'store' && seller.sold?.product.introPrice === null
    ? { ...aPackage, FreeTrialPeriod: 0 }
    : aPackage;
