import { useEffect } from 'react';
import { useObservable } from 'kit';
import { done$, doneText, sayWhatWasKept, type Done } from '../../manage/done';
import styles from '../styles.module.css';

let shown = 0;

/** Says that a change, a switch or a resubscription is done, also after the reload. */
export function DoneNote() {
  const done = useObservable<Done | null>(done$, null);
  useEffect(() => {
    shown += 1;
    sayWhatWasKept();
    return () => {
      shown -= 1;
      // Forgotten when the learner leaves, but not when React's strict mode mounts it anew.
      queueMicrotask(() => {
        if (shown === 0) done$.next(null);
      });
    };
  }, []);
  return (
    <p role="status" className={done === null ? 'visually-hidden' : styles.done}>
      {done && doneText(done)}
    </p>
  );
}
