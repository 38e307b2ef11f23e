import { useRef } from 'react';
import { useObservable, useSession } from 'kit';
import { idle } from 'shared-contracts';
import { Place } from '../shelf/Place';
import { useNearing } from '../timing/use-nearing';
import { progressViewCode } from './progress-view-code';
import styles from './progress-slot.module.css';

/**
 * The place of a member's progress on home, which is filled when the learner scrolls near. Nobody
 * else causes a read.
 */
export function ProgressSlot() {
  const place = useRef<HTMLDivElement>(null);
  const { status } = useSession();
  const code = useObservable(progressViewCode.state$, idle);
  useNearing(place, status === 'member' && code.status !== 'success', 0, progressViewCode.load);
  if (status === 'visitor') return null;
  return (
    <Place ref={place} shape="shelf" audience="members" className={styles.slot}>
      {status === 'member' && code.status === 'success' && <code.value.ProgressView />}
    </Place>
  );
}
