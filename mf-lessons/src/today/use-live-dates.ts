import { useEffect, useMemo, useState } from 'react';
import { usePlatform } from 'kit';
import { documentPaths, withLiveDates, type LiveDates, type LiveLessons } from 'shared-contracts';

/**
 * The live lessons of the catalogue with the dates that a teacher has changed since. It costs one
 * read, and nothing waits for it. Source: decision 63.
 */
export function useDatedLessons(live: LiveLessons | undefined): LiveLessons | undefined {
  const { documents, log } = usePlatform();
  const [dates, setDates] = useState<LiveDates>();
  const isAnnounced = live !== undefined;
  useEffect(() => {
    if (!isAnnounced) return undefined;
    let isOver = false;
    documents.get(documentPaths.liveDates()).then(
      (found) => {
        if (!isOver) setDates(found);
      },
      (error: unknown) => log.warn('Changes of the live lessons are unknown', { error }),
    );
    return () => {
      isOver = true;
    };
  }, [documents, log, isAnnounced]);
  return useMemo(() => live && withLiveDates(live, dates), [live, dates]);
}
