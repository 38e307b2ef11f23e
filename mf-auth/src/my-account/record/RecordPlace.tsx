import { useEffect } from 'react';
import { Button, Skeleton, useObservable } from 'kit';
import { idle } from 'shared-contracts';
import { myAccount } from '../../messages/my-account';
import styles from '../styles.module.css';
import { recordCode } from '../../chunks/record';

export interface RecordPlaceProps {
  readonly part: 'Confirmations' | 'LearnerRecord';
  readonly uid: string;
  /** Said while its code loads. */
  readonly label: string;
}

/** The place of a part that loads after the page. */
export function RecordPlace({ part, uid, label }: RecordPlaceProps) {
  const code = useObservable(recordCode.state$, idle);
  useEffect(() => recordCode.load(), []);
  if (code.status === 'success') {
    const Part = code.value[part];
    return <Part key={uid} uid={uid} />;
  }
  if (code.status !== 'failure') return <Skeleton lines={2} label={label} />;
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={recordCode.load}>
        {myAccount.retry}
      </Button>
    </div>
  );
}
