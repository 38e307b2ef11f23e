import { useState } from 'react';
import { Button, Card, classNames, Icon, usePlatform } from 'kit';
import { dayText, type PaymentProblem } from 'shared-contracts';
import { failedPayment } from '../messages/plans';
import styles from './plan-note.late.module.css';

/**
 * Says what failed, until when nothing changes, and offers the one button that mends it. In an app
 * there is no button, because an app leads to no page where something is paid.
 */
export function PaymentNote({ until, isOver }: PaymentProblem) {
  const { functions, log, navigation, parentApp } = usePlatform();
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
  const { title, update: label, failure } = failedPayment;
  const { isEmbedded } = parentApp;
  const over = isEmbedded ? failedPayment.overInApp : failedPayment.over;
  const running = isEmbedded ? failedPayment.inApp : failedPayment.running;
  return (
    <Card as="section" className={classNames(styles.note, styles.problem)} aria-label={title}>
      <h2 className={styles.title}>
        <Icon name="warning" /> {title}
      </h2>
      <p className={styles.text}>{isOver ? over : running(dayText(until))}</p>
      {!isEmbedded && (
        <Button busy={isBusy} onClick={() => void update()}>
          {label}
        </Button>
      )}
      {hasFailed && <p role="alert">{failure}</p>}
    </Card>
  );
}
