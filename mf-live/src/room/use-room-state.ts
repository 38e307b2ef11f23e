import { usePlatform } from 'kit';
import { useEffect, useState } from 'react';
import { collectionPaths, type LiveRoomState } from 'shared-contracts';

/**
 * What the teacher says of a live lesson, as it changes: one read, and one per change. Undefined while
 * nothing was said or it is unknown; the date decides then.
 *
 * @param lessonID undefined reads nothing: the learner may not, or no lesson is announced
 */
export function useRoomState(lessonID: string | undefined): LiveRoomState | undefined {
  const { documents, log } = usePlatform();
  const [state, setState] = useState<LiveRoomState>();
  useEffect(() => {
    if (lessonID === undefined) return undefined;
    const query = { where: [['ID', '==', lessonID]], limit: 1 } as const;
    const subscription = documents.watch(collectionPaths.liveRooms(), query).subscribe({
      next: ([found]) => setState(found?.data),
      error: (error: unknown) => log.warn('The state of the live room is unknown', { error }),
    });
    return () => subscription.unsubscribe();
  }, [documents, log, lessonID]);
  return state?.ID === lessonID ? state : undefined;
}
