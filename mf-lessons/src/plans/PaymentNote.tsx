import { useState } from 'react';
import { Button, Card, Icon, useObservable, usePlatform } from 'kit';
import {
  idle,
  paymentProblemOf,
  type EntitlementState,
  type PaymentProblem,
} from 'shared-contracts';
import { failedPayment } from '../messages/plans';
import styles from './payment-note.late.module.css';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** What failed, until when nothing changes, and the one button that mends it; else nothing. */
export function PaymentNote() {
  const [now] = useState(() => new Date());
  const state = useObservable<EntitlementState>(usePlatform().entitlement$, idle);
  const problem = state.status === 'success' && state.value && paymentProblemOf(state.value, now);
  return problem ? <Note {...problem} /> : null;
}

function Note({ until, isOver }: PaymentProblem) {
  const { functions, log, navigation } = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const update = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const { url } = await functions.call('createStripeCardUpdateCheckoutSession', {});
      navigation.leave(url);
    } catch (error) {
      log.warn('The card update could not be opened', { error });
      setFailed(true);
    }
    setBusy(false);
  };
  const { title, running, over, update: label, failure } = failedPayment;
  return (
    <Card as="section" className={styles['note']} aria-label={title}>
      <h2 className={styles['title']}>
        <Icon name="warning" /> {title}
      </h2>
      <p className={styles['text']}>{isOver ? over : running(DAY.format(new Date(until)))}</p>
      <Button busy={isBusy} onClick={() => void update()}>
        {label}
      </Button>
      {hasFailed && <p role="alert">{failure}</p>}
    </Card>
  );
}
