import { Link } from 'kit';
import { useId, type ReactNode } from 'react';
import { locked } from './messages';
import styles from './locked-summary.late.module.css';
import { usePlanOffer } from './use-plan-offer';
import type { WhatIsLocked } from './what-is-locked';

export interface LockedSummaryProps {
  readonly what: WhatIsLocked;
  /** One or two lines about the content. Default: the panel's text. */
  readonly children?: ReactNode;
}

/**
 * A short form of the locked panel, for a visitor who is about to sign up: the plan, the content,
 * and the link to the plan. Source: decision 61.
 */
export function LockedSummary({ what, children }: LockedSummaryProps) {
  const { plan, title, text } = what;
  const id = useId();
  const { kind } = usePlanOffer(plan);
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{children ?? text}</p>
      <Link to={`/subscriptions?plan=${plan}_monthly`}>
        {locked.offer[kind === 'try' ? 'try' : 'subscribe'](plan)}
      </Link>
    </section>
  );
}
