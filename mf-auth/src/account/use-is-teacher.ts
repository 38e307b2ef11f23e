import { usePlatform, useSession } from 'kit';
import { useEffect, useState } from 'react';

/**
 * Whether the member is a teacher, who needs no plan; undefined until it is known. Without a
 * network nobody is. Source: docs/product.md, Roles.
 */
export function useIsTeacher(): boolean | undefined {
  const { session } = usePlatform();
  const state = useSession();
  const uid = state.status === 'member' ? state.user.UID : undefined;
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
