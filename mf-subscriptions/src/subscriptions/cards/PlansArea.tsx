import { Button } from 'kit';
import { subscriptions } from '../../messages/subscriptions';
import type { PlansView } from '../plans-store';
import { Elsewhere } from './Elsewhere';
import { PlanCards } from './PlanCards';
import { PlansSkeleton } from './PlansSkeleton';
import styles from './cards.module.css';

export interface PlansAreaProps {
  readonly view: PlansView;
  /** Loads what has failed once more. */
  readonly onRetry: () => void;
}

/** The plans, or the words in their place. */
export function PlansArea({ view, onRetry }: PlansAreaProps) {
  const { failed } = subscriptions;
  switch (view.kind) {
    case 'loading':
      return <PlansSkeleton />;
    case 'nothing':
      return null;
    case 'failed':
      return (
        <div className={styles.failed} role="alert">
          <p>{failed.text}</p>
          <Button variant="secondary" onClick={onRetry}>
            {failed.retry}
          </Button>
        </div>
      );
    case 'elsewhere':
      return <Elsewhere paidThrough={view.paidThrough} />;
    case 'plans':
      return <PlanCards packages={view.packages} ownPlans={view.own} />;
  }
}
