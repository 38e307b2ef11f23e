import { Card } from 'kit';
import { subscriptions } from '../../messages/subscriptions';
import type { Environment } from '../../plan/environment';
import styles from './cards.module.css';

/**
 * Says where to manage a plan that another platform takes the payment for. Source:
 * PLANS-other-platform, ROLE-store-user-on-web.
 */
export function Elsewhere({ paidThrough }: { readonly paidThrough: Environment }) {
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
