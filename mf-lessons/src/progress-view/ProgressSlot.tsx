import { useRef } from 'react';
import { useObservable, useSession } from 'kit';
import { idle } from 'shared-contracts';
import { useNearing } from '../timing/use-nearing';
import { progressViewCode } from './progress-view-code';
import styles from './progress-slot.module.css';

/**
 * Keeps the place of a member's progress on home, from the first paint, where the device remembers
 * a member. It fills the place when the learner scrolls near. Nobody else causes a read.
 */
export function ProgressSlot() {
  const place = useRef<HTMLDivElement>(null);
  const { status } = useSession();
  const code = useObservable(progressViewCode.state$, idle);
  useNearing(place, status === 'member' && code.status !== 'success', 0, progressViewCode.load);
  if (status === 'visitor') return null;
  return (
    <div ref={place} className={styles.slot}>
      {status === 'member' && code.status === 'success' && <code.value.ProgressView />}
    </div>
  );
}
