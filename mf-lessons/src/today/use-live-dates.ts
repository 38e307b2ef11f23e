import { useEffect, useMemo } from 'react';
import { BehaviorSubject, useObservable, usePlatform } from 'kit';
import { perPlatform, withLiveDates } from 'common';
import { documentPaths, type LiveDates, type LiveLessons } from 'shared-contracts';

/** How long nobody reads again, so that all parts of a page share one read. */
const FRESH_MS = 60_000;

/** The dates that a teacher has changed, as they were read last. */
const changedDatesOf = perPlatform(({ documents, log }) => {
  const dates$ = new BehaviorSubject<LiveDates | undefined>(undefined);
  let readAt = Number.NEGATIVE_INFINITY;
  return {
    dates$,
    read() {
      if (Date.now() - readAt < FRESH_MS) return;
      readAt = Date.now();
      documents.get(documentPaths.liveDates()).then(
        (dates) => dates$.next(dates),
        (error: unknown) => {
          // The next part that asks tries again.
          readAt = Number.NEGATIVE_INFINITY;
          log.warn('Changes of the live lessons are unknown', { error });
        },
      );
    },
  };
});

/**
 * The live lessons of the catalogue with the dates that a teacher has changed since. It costs one
 * read, and nothing waits for it. Source: decision 63.
 */
export function useDatedLessons(live: LiveLessons | undefined): LiveLessons | undefined {
  const changed = changedDatesOf(usePlatform());
  const dates = useObservable(changed.dates$, undefined);
  const isAnnounced = live !== undefined;
  useEffect(() => {
    if (isAnnounced) changed.read();
  }, [changed, isAnnounced]);
  return useMemo(() => live && withLiveDates(live, dates), [live, dates]);
}
