import { useEffect, useState } from 'react';
import { Button, createAsync, Skeleton, useObservable, usePlatform } from 'kit';
import { documentPaths, idle } from 'shared-contracts';
import { doneText, sumsOf, understoodText } from 'common/learner-sums';
import { Note } from '../../account/Note';
import { myAccount } from '../../messages/my-account';
import { record } from '../../messages/record';
import styles from '../styles.module.css';

/** What the learner has done and understands, in the sums of home. Source: decision 68. */
export function LearnerRecord({ uid }: { readonly uid: string }) {
  const { documents } = usePlatform();
  const [sums] = useState(() =>
    createAsync(async () => sumsOf((await documents.get(documentPaths.learnerState(uid))) ?? {})),
  );
  const state = useObservable(sums.state$, idle);
  useEffect(() => {
    void sums.run();
    return sums.reset;
  }, [sums]);
  switch (state.status) {
    case 'idle':
    case 'loading':
      return <Skeleton lines={2} label={myAccount.progress.loading} />;
    case 'failure':
      return (
        <>
          <Note kind="failed">{record.failure}</Note>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => void sums.run()}>
              {myAccount.retry}
            </Button>
          </div>
        </>
      );
    case 'success': {
      const { days, finished, understood } = state.value;
      const isEmpty = days.length === 0 && finished === 0 && understood.words === 0;
      if (isEmpty) return <p className={styles.text}>{record.none}</p>;
      return (
        <>
          <p className={styles.text}>{doneText(state.value)}</p>
          <p className={styles.text}>{understoodText(understood)}</p>
        </>
      );
    }
  }
}
