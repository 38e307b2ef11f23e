import { useObservable } from 'kit';
import type { ObservableValue } from 'shared-contracts';
import { flashcards } from '../../messages/flashcards';
import type { SaveStatus } from '../deck/stored-schedules';
import styles from './practice.module.css';

/** Says quietly that answers are not stored; nobody has to wait for it. */
export function SaveNotice({ status$ }: { status$: ObservableValue<SaveStatus> }) {
  const status = useObservable(status$, 'well');
  return (
    <p role="status" className={styles['saving']}>
      {status === 'well' ? '' : flashcards.saving[status]}
    </p>
  );
}
