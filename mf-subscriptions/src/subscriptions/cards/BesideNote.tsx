import { Card, Link } from 'kit';
import type { PlanBeside } from 'shared-contracts';
import { messages } from '../../messages';
import { planNameOf } from '../../plan/plan-state';
import styles from './cards.module.css';

const { text, places, link } = messages.subscriptions.beside;

/** Names a second plan, which is paid for on another platform; My account says how it is ended. */
export function BesideNote({ beside }: { readonly beside: PlanBeside }) {
  return (
    <Card className={styles.elsewhere}>
      <p>
        {text(planNameOf(beside), places[beside.platform])} <Link to="/my-account">{link}</Link>
      </p>
    </Card>
  );
}
