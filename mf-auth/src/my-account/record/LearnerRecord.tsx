import { usePlatform } from 'kit';
import { documentPaths } from 'shared-contracts';
import { doneText, sumsOf, understoodText } from 'common/learner-sums';
import { myAccount } from '../../messages/my-account';
import { record } from '../../messages/record';
import { LoadData } from '../LoadData';
import styles from '../styles.module.css';

/** Shows how much the learner has done and understands, as home does. Source: decision 68. */
export function LearnerRecord({ uid }: { readonly uid: string }) {
  const { documents } = usePlatform();
  const read = async () => sumsOf((await documents.get(documentPaths.learnerState(uid))) ?? {});
  return (
    <LoadData read={read} lines={2} label={myAccount.progress.loading} failure={record.failure}>
      {(sums) => {
        const { days, finished, understood } = sums;
        const isEmpty = days.length === 0 && finished === 0 && understood.words === 0;
        if (isEmpty) return <p className={styles.text}>{record.none}</p>;
        return (
          <>
            <p className={styles.text}>{doneText(sums)}</p>
            <p className={styles.text}>{understoodText(understood)}</p>
          </>
        );
      }}
    </LoadData>
  );
}
