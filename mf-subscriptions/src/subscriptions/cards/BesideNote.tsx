import { Card, Link } from 'kit';
import type { PlanBeside } from 'shared-contracts';
import { subscriptions } from '../../messages/subscriptions';
import { planNameOf } from '../../plan/identifier';
import styles from './cards.module.css';

const { text, places, link } = subscriptions.beside;

/**
 * Names a second plan that another platform takes the payment for. My account says how to end it.
 */
export function BesideNote({ beside }: { readonly beside: PlanBeside }) {
  return (
    <Card className={styles.elsewhere}>
      <p>
        {text(planNameOf(beside), places[beside.platform])} <Link to="/my-account">{link}</Link>
      </p>
    </Card>
  );
}
