import { classNames, usePlatform } from 'kit';
import { PaymentNote as Note } from 'kit/payment-note';
import { CARD_UPDATE, noPaymentPage, usePaymentPage } from 'kit/payment-page';
import { dayText, type PaymentProblem } from 'common';
import { failedPayment } from '../messages/plans';
import styles from './plan-note.late.module.css';

const CLASSES = {
  note: classNames(styles.note, styles.problem),
  title: styles.title,
  text: styles.text,
};

/**
 * The note about a failed payment on home. In an app it has no button, because an app must not link
 * to a payment page.
 */
export function PaymentNote(problem: PaymentProblem) {
  const { parentApp } = usePlatform();
  const { state, open } = usePaymentPage(CARD_UPDATE);
  const { overInApp, inApp } = failedPayment;
  const elsewhere = problem.isOver ? overInApp : inApp(dayText(problem.until));
  return (
    <Note
      {...problem}
      classes={CLASSES}
      onUpdate={open}
      elsewhere={parentApp.isEmbedded ? elsewhere : undefined}
    >
      {state.status === 'failure' && <p role="alert">{noPaymentPage}</p>}
    </Note>
  );
}
