import { usePlatform } from 'kit';
import { useEffect, useState } from 'react';
import { collectionPaths, type LiveRoomState } from 'shared-contracts';
import { keepWatching } from './keep-watching';

/**
 * Watches whether the teacher has started or ended a live lesson: one read, and one for each
 * change. Undefined: neither, or unknown; then the date decides.
 *
 * @param lessonID undefined reads nothing: the learner may not enter, or no lesson is announced
 */
export function useRoomState(lessonID: string | undefined): LiveRoomState | undefined {
  const { documents, log } = usePlatform();
  const [state, setState] = useState<LiveRoomState>();
  useEffect(() => {
    if (lessonID === undefined) return undefined;
    const query = { where: [['ID', '==', lessonID]], limit: 1 } as const;
    return keepWatching({ documents }, collectionPaths.liveRooms(), query, {
      next: ([entry]) => setState(entry?.data),
      error: (error) => log.warn('The state of the live room is unknown', { error }),
    });
  }, [documents, log, lessonID]);
  return state?.ID === lessonID ? state : undefined;
}
