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
  /** Opens the payment provider's page for another card, and says it where that fails. */
  readonly onUpdate: () => Promise<void>;
  /** What to read where nothing can be paid; then there is no button. */
  readonly elsewhere?: string | undefined;
  /** Follows the button. */
  readonly children?: ReactNode;
}

/**
 * Says what failed, until when nothing changes, and offers the one button that mends it.
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
