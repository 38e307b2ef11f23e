import { useEffect, useState } from 'react';
import { useObservable, usePlatform, useSession } from 'kit';
import { loading } from 'shared-contracts';
import { heardCode } from '../chunks/heard';
import { tomorrowCode } from '../chunks/tomorrow';
import { Later } from '../shelf/Later';
import styles from './ear.late.module.css';

/**
 * Tells a member what is still due today, or what tomorrow brings, once the answers by ear are
 * stored. Shows nothing to a visitor, or if its code fails to load.
 */
export function AfterAnswers() {
  const platform = usePlatform();
  const isMember = useSession().status === 'member';
  const code = useObservable(heardCode.state$, loading);
  const heardStore = code.status === 'success' ? code.value.heardOf(platform) : undefined;
  const [isStored, setIsStored] = useState(false);
  useEffect(() => {
    let isHere = true;
    void heardStore?.flush().then(() => isHere && setIsStored(true));
    return () => {
      isHere = false;
    };
  }, [heardStore]);
  if (!isMember || !isStored) return null;
  return (
    <p className={styles.tomorrow}>
      <Later chunk={tomorrowCode} when="shown">
        {({ TomorrowText }) => <TomorrowText />}
      </Later>
    </p>
  );
}
