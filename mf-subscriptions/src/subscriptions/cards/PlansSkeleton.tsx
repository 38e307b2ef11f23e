import { Card, classNames, Skeleton } from 'kit';
import { subscriptions } from '../../messages/subscriptions';
import { CycleSwitch } from './CycleSwitch';
import styles from './cards.module.css';

/** A placeholder of the plans' size, until the packages and the learner's plan are known. */
export function PlansSkeleton() {
  return (
    <section aria-busy="true" className={styles.area}>
      <CycleSwitch cycle="monthly" />
      <div className={styles.cards}>
        {['BASIC', 'VIP', 'PRIVATE'].map((name, index) => (
          <Card
            key={name}
            // Sold on the web only.
            className={classNames(styles.card, name === 'PRIVATE' && styles.webOnly)}
          >
            <Skeleton kind="title" {...(index === 0 && { label: subscriptions.loading })} />
            <Skeleton kind="text" lines={2} />
            <Skeleton kind="text" lines={5} className={styles.skeletonLines} />
            <Skeleton kind="button" />
          </Card>
        ))}
      </div>
    </section>
  );
}
