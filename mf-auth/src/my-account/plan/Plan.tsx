import { useState } from 'react';
import { Button, ButtonLink, Skeleton, useObservable, usePlatform } from 'kit';
import { idle, type Entitlement, type EntitlementState } from 'shared-contracts';
import { Note } from '../../account/Note';
import * as messages from '../../messages';
import styles from '../styles.module.css';
import { Payments } from './Payments';
import { planText } from './plan-text';

/** The plan and where it is managed: where it was bought. Source: SPEC §2, §6. */
export function Plan() {
  const { entitlement$, refreshEntitlement } = usePlatform();
  const state = useObservable<EntitlementState>(entitlement$, idle);
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
            <Button variant="secondary" onClick={() => void refreshEntitlement()}>
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
          {plan.price !== null && <p className={styles['text']}>{plan.price}</p>}
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
          {entitlement?.platform === 'web' && <Payments />}
        </div>
      )}
    </>
  );
}
