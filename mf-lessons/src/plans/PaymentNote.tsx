import { useState } from 'react';
import { classNames, usePlatform } from 'kit';
import { PaymentNote as Note } from 'kit/payment-note';
import { dayText, type PaymentProblem } from 'shared-contracts';
import { failedPayment } from '../messages/plans';
import styles from './plan-note.late.module.css';

const CLASSES = {
  note: classNames(styles.note, styles.problem),
  title: styles.title,
  text: styles.text,
};

/** The note on home. In an app it has no button, because an app leads to no page of payments. */
export function PaymentNote(problem: PaymentProblem) {
  const { functions, log, navigation, parentApp } = usePlatform();
  const [hasFailed, setFailed] = useState(false);
  const update = async () => {
    setFailed(false);
    try {
      const { url } = await functions.call('createStripeCardUpdateCheckoutSession', {});
      navigation.leave(url);
    } catch (error) {
      log.warn('The card update could not be opened', { error });
      setFailed(true);
    }
  };
  const { overInApp, inApp, failure } = failedPayment;
  const elsewhere = problem.isOver ? overInApp : inApp(dayText(problem.until));
  return (
    <Note
      {...problem}
      classes={CLASSES}
      onUpdate={update}
      elsewhere={parentApp.isEmbedded ? elsewhere : undefined}
    >
      {hasFailed && <p role="alert">{failure}</p>}
    </Note>
  );
}
