import { Button, Card, Icon, usePlatform } from 'kit';
import { useState, type ReactNode } from 'react';
import { dayText, type PaymentProblem } from 'common';
import { failedPayment } from './messages';

export interface PaymentNoteProps extends PaymentProblem {
  readonly classes: {
    readonly note: string | undefined;
    readonly title: string | undefined;
    readonly text?: string | undefined;
  };
  /** Opens the payment provider's page to save another card; reports its own failure. */
  readonly onUpdate: () => Promise<void>;
  /** Text instead of the button, where learners cannot pay. */
  readonly elsewhere?: string | undefined;
  /** Content below the button. */
  readonly children?: ReactNode;
}

/**
 * A note about a failed payment: the end of the paid time, and the button to update the card.
 * Source: docs/payments.md.
 */
export function PaymentNote({
  until,
  isOver,
  classes,
  onUpdate,
  elsewhere,
  children,
}: PaymentNoteProps) {
  const { log } = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const { title, running, over, update } = failedPayment;
  const press = async () => {
    setBusy(true);
    try {
      await onUpdate();
    } catch (error) {
      log.warn('The page of payments could not be opened', { error });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card as="section" className={classes.note} aria-label={title}>
      <h2 className={classes.title}>
        <Icon name="warning" /> {title}
      </h2>
      <p className={classes.text}>{elsewhere ?? (isOver ? over : running(dayText(until)))}</p>
      {elsewhere === undefined && (
        <Button busy={isBusy} onClick={() => void press()}>
          {update}
        </Button>
      )}
      {children}
    </Card>
  );
}
