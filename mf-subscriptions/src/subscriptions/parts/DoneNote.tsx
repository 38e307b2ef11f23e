import { useEffect } from 'react';
import { useObservable } from 'kit';
import { done$, doneText, sayWhatWasKept, type Done } from '../../manage/done';
import styles from '../styles.module.css';

let mounted = 0;

/** Says that a change or a resubscription is done, also after the reload. */
export function DoneNote() {
  const done = useObservable<Done | null>(done$, null);
  useEffect(() => {
    mounted += 1;
    sayWhatWasKept();
    return () => {
      mounted -= 1;
      // Forget the note when the learner leaves, but not when React's strict mode mounts again.
      queueMicrotask(() => {
        if (mounted === 0) done$.next(null);
      });
    };
  }, []);
  return (
    <p role="status" className={done === null ? 'visually-hidden' : styles.done}>
      {done && doneText(done)}
    </p>
  );
}
