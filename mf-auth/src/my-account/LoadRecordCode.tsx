import { useEffect, type ReactNode } from 'react';
import { Button, Skeleton, useObservable } from 'kit';
import { idle } from 'shared-contracts';
import { recordCode } from '../chunks/record';
import { myAccount } from '../messages/my-account';
import styles from './styles.module.css';

export interface LoadRecordCodeProps {
  readonly label: string;
  readonly lines?: number;
  readonly children: (code: typeof import('./record/record')) => ReactNode;
}

/** Loads the code of a part after the page, with a skeleton of `lines` and a retry. */
export function LoadRecordCode({ label, lines = 2, children }: LoadRecordCodeProps) {
  const code = useObservable(recordCode.state$, idle);
  useEffect(() => recordCode.load(), []);
  if (code.status === 'success') return children(code.value);
  if (code.status !== 'failure') return <Skeleton lines={lines} label={label} />;
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={recordCode.load}>
        {myAccount.retry}
      </Button>
    </div>
  );
}
