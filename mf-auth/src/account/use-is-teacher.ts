import { usePlatform, useSession } from 'kit';
import { useEffect, useState } from 'react';
import { uidOf } from 'shared-contracts';

/**
 * Whether the member is a teacher, who needs no plan; undefined until it is known. Without a
 * network nobody is. Source: docs/product.md, Roles.
 */
export function useIsTeacher(): boolean | undefined {
  const { session } = usePlatform();
  const uid = uidOf(useSession());
  const [answer, setAnswer] = useState<{ readonly uid: string; readonly is: boolean }>();
  useEffect(() => {
    if (uid === undefined) return undefined;
    let isHere = true;
    const tell = (is: boolean) => {
      if (isHere) setAnswer({ uid, is });
    };
    session.isTeacher().then(tell, () => tell(false));
    return () => {
      isHere = false;
    };
  }, [session, uid]);
  return answer?.uid === uid ? answer?.is : undefined;
}
