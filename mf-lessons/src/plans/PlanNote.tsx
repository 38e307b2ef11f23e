import { ButtonLink, Card, useObservable, usePlatform } from 'kit';
import { dayText, paymentProblemOf, runs, shownEnd } from 'common';
import { idle, type Entitlement, type EntitlementState } from 'shared-contracts';
import { useTier } from '../access/use-tier';
import { endedPlan } from '../messages/plans';
import { useDay } from '../timing/use-day';
import { PaymentNote } from './PaymentNote';
import styles from './plan-note.late.module.css';

/** A note about the plan, if a payment failed or the plan has ended. */
export function PlanNote() {
  const now = useDay();
  const state = useObservable<EntitlementState>(usePlatform().entitlement$, idle);
  // For a teacher lessons stay open, even if a plan has ended.
  const isClosed = useTier() === 0;
  const plan = state.status === 'success' ? state.value : undefined;
  if (!plan) return null;
  const problem = paymentProblemOf(plan, now);
  if (problem) return <PaymentNote {...problem} />;
  return isClosed && !runs(plan, now) ? <EndedNote plan={plan} /> : null;
}

function EndedNote({ plan }: { plan: Entitlement }) {
  const { names, title, text, see } = endedPlan;
  const day = dayText(shownEnd(plan));
  return (
    <Card as="section" className={styles.note} aria-label={title}>
      <p className={styles.text}>{text(names[plan.Tier - 1] ?? '', day)}</p>
      <ButtonLink to="/subscriptions">{see}</ButtonLink>
    </Card>
  );
}
