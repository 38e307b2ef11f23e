import { ButtonLink, Card, useObservable, usePlatform } from 'kit';
import {
  dayText,
  idle,
  paymentProblemOf,
  type Entitlement,
  type EntitlementState,
} from 'shared-contracts';
import { useTier } from '../access/use-tier';
import { endedPlan } from '../messages/plans';
import { useDay } from '../timing/use-day';
import { PaymentNote } from './PaymentNote';
import styles from './plan-note.late.module.css';

/** A note about the plan, if a payment failed or the plan has ended. */
export function PlanNote() {
  const now = useDay();
  const state = useObservable<EntitlementState>(usePlatform().entitlement$, idle);
  // Lessons stay open for a teacher, whatever plan has ended.
  const isClosed = useTier() === 0;
  const plan = state.status === 'success' ? state.value : undefined;
  if (!plan) return null;
  const problem = paymentProblemOf(plan, now);
  if (problem) return <PaymentNote {...problem} />;
  return isClosed && Date.parse(plan.expires_date) <= now.getTime() ? (
    <EndedNote plan={plan} />
  ) : null;
}

function EndedNote({ plan }: { plan: Entitlement }) {
  const { names, title, text, see } = endedPlan;
  const end = shownEnd(plan);
  const day = dayText(end.toISOString());
  return (
    <Card as="section" className={styles.note} aria-label={title}>
      <p className={styles.text}>{text(names[plan.Tier - 1] ?? '', day)}</p>
      <ButtonLink to="/subscriptions">{see}</ButtonLink>
    </Card>
  );
}

/** As the server tells it: access lasts some leeway longer than the period that was paid. */
function shownEnd({ ProductID, expires_date: end, subscriptions }: Entitlement): Date {
  const told = subscriptions?.[ProductID]?.expires_date ?? end;
  return new Date(Math.min(Date.parse(told), Date.parse(end)));
}
