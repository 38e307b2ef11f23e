import { Button, Card } from 'kit';
import { subscriptions } from '../../messages/subscriptions';
import type { Environment } from '../../plan/environment';
import type { PlansView } from '../plans-store';
import { PlanCards } from './PlanCards';
import { PlansSkeleton } from './PlansSkeleton';
import styles from './cards.module.css';

export interface PlansAreaProps {
  readonly view: PlansView;
  readonly onRetry: () => void;
}

/** Shows the plans, or a skeleton, a failure, or where else the learner's plan is managed. */
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
      return <OtherPlatform paidThrough={view.paidThrough} />;
    case 'plans':
      return <PlanCards packages={view.packages} ownPlans={view.own} />;
  }
}

/**
 * Says where to manage a plan that the learner pays on another platform. Source:
 * PLANS-other-platform, ROLE-store-user-on-web.
 */
function OtherPlatform({ paidThrough }: { readonly paidThrough: Environment }) {
  const { heading, ...places } = subscriptions.elsewhere;
  return (
    <Card as="section" aria-labelledby="elsewhere" className={styles.elsewhere}>
      <h2 id="elsewhere" className={styles.elsewhereTitle}>
        {heading}
      </h2>
      <p>{places[paidThrough]}</p>
    </Card>
  );
}
