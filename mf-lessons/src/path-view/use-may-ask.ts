import { useEffect, useState } from 'react';
import { useObservable, usePlatform } from 'kit';
import { idle, type ConsentsStatus } from 'shared-contracts';

const UNKNOWN: ConsentsStatus = idle;

/**
 * Whether to ask a member about their path: after the consents, and never a teacher. `wait`: not
 * known yet. Source: decision 59.
 */
export function useMayAsk(): 'wait' | 'yes' | 'no' {
  const { consents, session } = usePlatform();
  const { status } = useObservable(consents.status$, UNKNOWN);
  const [isTeacher, setIsTeacher] = useState<boolean>();
  useEffect(() => {
    let isHere = true;
    const tell = (is: boolean) => isHere && setIsTeacher(is);
    session.isTeacher().then(tell, () => tell(false));
    return () => {
      isHere = false;
    };
  }, [session]);
  if (isTeacher === true) return 'no';
  const isAgreed = status === 'success' || status === 'failure';
  return isAgreed && isTeacher === false ? 'yes' : 'wait';
}
