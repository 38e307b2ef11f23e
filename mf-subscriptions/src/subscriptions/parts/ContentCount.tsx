import { useEffect, useState } from 'react';
import { createAsync, useObservable, usePlatform } from 'kit';
import { idle, type AsyncState, type Catalogue } from 'shared-contracts';
import { subscriptions } from '../../messages/subscriptions';
import styles from '../styles.module.css';

/**
 * Says how many lessons there are, counted in the published catalogue. The line stays empty until
 * the catalogue is loaded, and after a failure.
 */
export function ContentCount() {
  const { content } = usePlatform();
  const [counting] = useState(() => createAsync(() => content.catalogue()));
  const state = useObservable<AsyncState<Catalogue>>(counting.state$, idle);
  useEffect(() => {
    void counting.run();
    return counting.reset;
  }, [counting]);
  return (
    <div className={styles.content}>
      <p className={styles.count}>
        {state.status === 'success' && subscriptions.count(state.value)}
      </p>
      <p>{subscriptions.free}</p>
    </div>
  );
}
