import { useEffect, useState, type ReactNode } from 'react';
import { Button, createAsync, Skeleton, useObservable } from 'kit';
import { idle, type AsyncState } from 'shared-contracts';
import { Note } from '../account/Note';
import { myAccount } from '../messages/my-account';
import styles from './styles.module.css';

export interface ReadingProps<T> {
  /** Reads it; once, and again by Retry. */
  readonly read: () => Promise<T>;
  /** How many lines its place has until then. */
  readonly lines: number;
  /** Says that it is being read. */
  readonly label: string;
  /** Says that it could not be read. */
  readonly failure: string;
  readonly children: (value: T) => ReactNode;
}

/** A part of the account that is read when it is shown. Another learner needs another (`key`). */
export function Reading<T>({ read, lines, label, failure, children }: ReadingProps<T>) {
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
