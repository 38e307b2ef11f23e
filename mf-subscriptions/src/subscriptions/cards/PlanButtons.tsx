import { useState } from 'react';
import { Button, useObservable, usePlatform } from 'kit';
import type { Package, ParentApp, StoreVisit } from 'shared-contracts';
import { needsLesson } from '../../checkout/prerequisites';
import { subscriptions as text } from '../../messages/subscriptions';
import { environmentOf } from '../../plan/environment';
import { actionOf, type OwnPlans, type PlanAction } from '../../plan/plan-state';
import type { Seller } from '../../plan/price-text';
import { runPlanAction, type Press } from '../plan-actions';
import page from '../styles.module.css';
import styles from './cards.module.css';

/**
 * Whether this version of the app can do it; the web can do everything. Source: PARENT-supports.
 */
const canDo = (parentApp: ParentApp, action: PlanAction): boolean =>
  !parentApp.isEmbedded ||
  parentApp.supports(action === 'cancel' ? 'OPEN_EXTERNAL_URL' : 'PURCHASE_PACKAGE');

/**
 * The package with the trial that its seller gives; until the store has spoken, that of our list.
 */
const asSold = (aPackage: Package, seller: Seller): Package =>
  seller.kind === 'store' && seller.sold?.product.introPrice === null
    ? { ...aPackage, FreeTrialPeriod: 0 }
    : aPackage;

export interface PlanButtonsProps {
  readonly aPackage: Package;
  readonly ownPlans: OwnPlans;
  readonly seller: Seller;
  readonly isRenewing: boolean;
  /** Whether its button is primary. */
  readonly isLeading: boolean;
}

/**
 * The actions that a plan has. In the app the store takes the payments, so nothing there leads to
 * a card or a private lesson. Source: LABEL-cancel to LABEL-switch.
 */
export function PlanButtons(props: PlanButtonsProps) {
  const { aPackage, ownPlans, seller, isRenewing, isLeading } = props;
  const platform = usePlatform();
  const { parentApp } = platform;
  const [running, setRunning] = useState<Press>();
  const visit = useObservable<StoreVisit>(parentApp.storeVisit$, 'none');
  const action = actionOf(asSold(aPackage, seller), ownPlans);
  const run = async (what: Press) => {
    if (running) return;
    setRunning(what);
    await runPlanAction(platform, what, aPackage, ownPlans);
    setRunning(undefined);
  };
  const isQuiet = action === 'cancel';
  const isPrimary = isLeading && !isQuiet;
  const os = environmentOf(platform);
  const isWeb = seller.kind === 'web';
  return (
    <>
      {action !== null && canDo(parentApp, action) && (
        <Button
          variant={isPrimary ? 'primary' : 'secondary'}
          className={isPrimary ? styles.buy : undefined}
          busy={running === action || (visit !== 'none' && !isQuiet)}
          aria-describedby={`plan-${aPackage.identifier}`}
          onClick={() => void run(action)}
        >
          <span className={page.sentence}>{text.actions[action]}</span>
        </Button>
      )}
      {isQuiet && os !== 'web' && !canDo(parentApp, action) && (
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
