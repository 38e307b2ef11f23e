import { useEffect, useState } from 'react';
import { useObservable, usePlatform, useSession } from 'kit';
import { loading } from 'shared-contracts';
import { heardCode } from '../chunks/heard';
import { tomorrowCode } from '../chunks/tomorrow';
import { Later } from '../shelf/Later';
import styles from './ear.late.module.css';

/**
 * What still waits today, or what tomorrow brings, once the answers by ear are stored. A visitor
 * has no days. It says nothing where its code cannot be loaded.
 */
export function AfterAnswers() {
  const platform = usePlatform();
  const isMember = useSession().status === 'member';
  const code = useObservable(heardCode.state$, loading);
  const heard = code.status === 'success' ? code.value.heardOf(platform) : undefined;
  const [isStored, setIsStored] = useState(false);
  useEffect(() => {
    let isHere = true;
    void heard?.flush().then(() => isHere && setIsStored(true));
    return () => {
      isHere = false;
    };
  }, [heard]);
  if (!isMember || !isStored) return null;
  return (
    <p className={styles.tomorrow}>
      <Later chunk={tomorrowCode} when="shown">
        {({ TomorrowText }) => <TomorrowText />}
      </Later>
    </p>
  );
}
