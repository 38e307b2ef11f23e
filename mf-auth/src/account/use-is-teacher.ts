import { usePlatform, useSession } from 'kit';
import { useEffect, useState } from 'react';
import { uidOf } from 'shared-contracts';

/**
 * Tells whether the member is a teacher, who needs no plan; undefined until it is known. If the
 * request fails, the member counts as a learner. Source: docs/product.md, Roles.
 */
export function useIsTeacher(): boolean | undefined {
  const { session } = usePlatform();
  const uid = uidOf(useSession());
  const [answer, setAnswer] = useState<{ readonly uid: string; readonly is: boolean }>();
  useEffect(() => {
    if (uid === undefined) return undefined;
    let isCurrent = true;
    const store = (is: boolean) => {
      if (isCurrent) setAnswer({ uid, is });
    };
    session.isTeacher().then(store, () => store(false));
    return () => {
      isCurrent = false;
    };
  }, [session, uid]);
  return answer?.uid === uid ? answer?.is : undefined;
}
