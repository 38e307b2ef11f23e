import { useState } from 'react';
import { Button, Card, Icon, usePlatform } from 'kit';
import { dayText, type PaymentProblem } from 'shared-contracts';
import { updateCard } from '../../manage/update-card';
import { subscriptions } from '../../messages/subscriptions';
import styles from './cards.module.css';

const { title, running, over, update } = subscriptions.problem;

/** Says what failed, until when nothing changes, and offers the one button that mends it. */
export function PaymentNote({ until, isOver }: PaymentProblem) {
  const platform = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    await updateCard(platform);
    setBusy(false);
  };
  return (
    <Card as="section" aria-label={title} className={styles.problem}>
      <h2 className={styles.problemTitle}>
        <Icon name="warning" /> {title}
      </h2>
      <p>{isOver ? over : running(dayText(until))}</p>
      <Button busy={isBusy} onClick={() => void open()}>
        {update}
      </Button>
    </Card>
  );
}
