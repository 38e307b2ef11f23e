import { useState } from 'react';
import { Button, ButtonLink, Skeleton, useObservable, usePlatform } from 'kit';
import { CARD_UPDATE } from 'kit/payment-page';
import { dayText, paymentProblemOf, planBesideOf, type PaymentProblem } from 'common';
import { idle, type Entitlement, type EntitlementState } from 'shared-contracts';
import { Note } from '../../account/Note';
import { useIsTeacher } from '../../account/use-is-teacher';
import { myAccount } from '../../messages/my-account';
import { LoadRecordCode } from '../LoadRecordCode';
import styles from '../styles.module.css';
import { planText } from './plan-text';
import { ProviderPage } from './ProviderPage';
import { TwoPlans } from './TwoPlans';

/**
 * Shows the plan, and where the learner manages it. A teacher needs no plan. Source: ROLE-platform,
 * docs/product.md, Roles.
 */
export function Plan() {
  const { entitlement$, refreshEntitlement } = usePlatform();
  const state = useObservable<EntitlementState>(entitlement$, idle);
  const isTeacher = useIsTeacher();
  const { loading, failure, ofTeacher } = myAccount.plan;
  switch (state.status) {
    case 'idle':
    case 'loading':
      return <Skeleton lines={3} label={loading} />;
    case 'failure':
      return (
        <>
          <Note kind="failed">{failure}</Note>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => void refreshEntitlement()}>
              {myAccount.retry}
            </Button>
          </div>
        </>
      );
    case 'success':
      // A teacher who has or had a plan sees it.
      if (state.value) return <PlanDetails entitlement={state.value} />;
      if (isTeacher === undefined) return <Skeleton lines={3} label={loading} />;
      return isTeacher ? (
        <p className={styles.text}>{ofTeacher}</p>
      ) : (
        <PlanDetails entitlement={undefined} />
      );
  }
}

/**
 * Says that a payment failed and until when the plan runs, and offers to update the card. The app
 * offers no button, because it must not lead to a payment page.
 */
function FailedPayment({ until, isOver }: PaymentProblem) {
  const { over, overInApp, running, inApp, update } = myAccount.plan.failedPayment;
  const day = dayText(until);
  if (usePlatform().parentApp.isEmbedded) {
    return <Note kind="failed">{isOver ? overInApp : inApp(day)}</Note>;
  }
  return (
    <>
      <Note kind="failed">{isOver ? over : running(day)}</Note>
      <div className={styles.actions}>
        <ProviderPage page={CARD_UPDATE} text={update} variant="primary" />
      </div>
    </>
  );
}

function PlanDetails({ entitlement }: { readonly entitlement: Entitlement | undefined }) {
  const [now] = useState(() => new Date());
  const { here, none, payments, places, subscriptions } = myAccount.plan;
  const plan = entitlement && planText(entitlement, now);
  const problem = entitlement && paymentProblemOf(entitlement, now);
  const slotID = entitlement?.PrivateLessonSlotID;
  const { device, parentApp } = usePlatform();
  const { isEmbedded } = parentApp;
  const place = isEmbedded ? device.metadata$.value.parentAppOS : 'web';
  const isHere = entitlement?.platform === place;
  const costs = plan?.isRunning ? [plan.free, isEmbedded ? null : plan.price] : [];
  const cost = costs.filter((part) => part !== null);
  const isElsewhere = plan?.isRunning && entitlement?.platform !== 'web' && !isHere;
  const beside = entitlement && plan?.isRunning ? planBesideOf(entitlement, now) : null;
  const isPaidOnWeb = entitlement?.platform === 'web' || beside?.platform === 'web';
  return (
    <>
      {problem && <FailedPayment {...problem} />}
      {plan?.isRunning ? (
        <>
          <p className={styles.plan}>
            <strong>{plan.name}</strong> {plan.next}
          </p>
          {cost.length > 0 && <p className={styles.text}>{cost.join(' ')}</p>}
          {entitlement && beside ? (
            <TwoPlans entitlement={entitlement} beside={beside} now={now} />
          ) : (
            <p className={styles.text}>{isHere ? here : places[entitlement?.platform ?? 'web']}</p>
          )}
          {entitlement && slotID !== undefined && (
            <LoadRecordCode label={myAccount.privateLessons.loading} lines={4}>
              {({ PrivateLessons }) => (
                <PrivateLessons key={slotID} {...entitlement} PrivateLessonSlotID={slotID} />
              )}
            </LoadRecordCode>
          )}
        </>
      ) : (
        // A plan that waits for its payment has not ended.
        !problem && (
          <p className={styles.text}>
            {plan && `${plan.text} `}
            {none}
          </p>
        )
      )}
      {(!isElsewhere || (isPaidOnWeb && !isEmbedded)) && (
        <div className={styles.actions}>
          {!isElsewhere && (
            <ButtonLink to="/subscriptions" variant="secondary">
              {subscriptions}
            </ButtonLink>
          )}
          {isPaidOnWeb && !isEmbedded && (
            <ProviderPage
              page="createBillingPortalSession"
              text={payments.open}
              variant="secondary"
            />
          )}
        </div>
      )}
    </>
  );
}
