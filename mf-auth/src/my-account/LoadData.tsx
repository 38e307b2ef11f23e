import { useEffect, useState, type ReactNode } from 'react';
import { Button, createAsync, Skeleton, useObservable } from 'kit';
import { idle, type AsyncState } from 'shared-contracts';
import { Note } from '../account/Note';
import { myAccount } from '../messages/my-account';
import styles from './styles.module.css';

export interface LoadDataProps<T> {
  readonly read: () => Promise<T>;
  readonly lines: number;
  readonly label: string;
  readonly failure: string;
  readonly children: (value: T) => ReactNode;
}

/**
 * Loads the data of a part of the account, with a skeleton of `lines` and a retry. Give each
 * learner another `key`: only the `read` of the first render is used.
 */
export function LoadData<T>({ read, lines, label, failure, children }: LoadDataProps<T>) {
  const [reading] = useState(() => createAsync(read));
  const state = useObservable<AsyncState<T>>(reading.state$, idle);
  useEffect(() => {
    void reading.run();
    return reading.reset;
  }, [reading]);
  switch (state.status) {
    case 'idle':
    case 'loading':
      return <Skeleton lines={lines} label={label} />;
    case 'failure':
      return (
        <>
          <Note kind="failed">{failure}</Note>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => void reading.run()}>
              {myAccount.retry}
            </Button>
          </div>
        </>
      );
    case 'success':
      return children(state.value);
  }
}
