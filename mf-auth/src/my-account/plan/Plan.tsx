import { useState } from 'react';
import { Button, ButtonLink, Skeleton } from 'kit';
import type { Entitlement } from 'shared-contracts';
import { Note } from '../../account/Note';
import { messages } from '../../messages';
import styles from '../styles.module.css';
import { planText } from './plan-text';
import { usePlan } from './use-plan';

/** The plan and where it is managed: where it was bought. Source: SPEC §2, §6. */
export function Plan({ uid }: { readonly uid: string }) {
  const { state, again } = usePlan(uid);
  const { loading, failure } = messages.myAccount.plan;
  switch (state.status) {
    case 'idle':
    case 'loading':
      return <Skeleton lines={3} label={loading} />;
    case 'failure':
      return (
        <>
          <Note kind="failed">{failure}</Note>
          <div className={styles['actions']}>
            <Button variant="secondary" onClick={again}>
              {messages.myAccount.retry}
            </Button>
          </div>
        </>
      );
    case 'success':
      return <Known entitlement={state.value} />;
  }
}

function Known({ entitlement }: { readonly entitlement: Entitlement | undefined }) {
  const [now] = useState(() => new Date());
  const { none, places, subscriptions } = messages.myAccount.plan;
  const plan = entitlement && planText(entitlement, now);
  const isElsewhere = plan?.isRunning && entitlement?.platform !== 'web';
  return (
    <>
      {plan?.isRunning ? (
        <>
          <p className={styles['plan']}>
            <strong>{plan.name}</strong> {plan.next}
          </p>
          <p className={styles['text']}>{places[entitlement?.platform ?? 'web']}</p>
        </>
      ) : (
        <p className={styles['text']}>
          {plan && `${plan.text} `}
          {none}
        </p>
      )}
      {!isElsewhere && (
        <div className={styles['actions']}>
          <ButtonLink to="/subscriptions" variant="secondary">
            {subscriptions}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
