import { useEffect, type ReactNode } from 'react';
import { Button, Skeleton, useObservable } from 'kit';
import { idle } from 'shared-contracts';
import { recordCode } from '../chunks/record';
import { myAccount } from '../messages/my-account';
import styles from './styles.module.css';

export interface RecordPlaceProps {
  /** Said while its code loads. */
  readonly label: string;
  /** How many lines it keeps free until then; default 2. */
  readonly lines?: number;
  /** Draws the part with its code. */
  readonly children: (code: typeof import('./record/record')) => ReactNode;
}

/** The place of a part that loads after the page. */
export function RecordPlace({ label, lines = 2, children }: RecordPlaceProps) {
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
