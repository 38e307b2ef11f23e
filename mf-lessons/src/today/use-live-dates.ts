import { useEffect, useMemo } from 'react';
import { BehaviorSubject, useObservable, usePlatform } from 'kit';
import { perPlatform, withLiveDates } from 'common';
import { documentPaths, type LiveDates, type LiveLessons } from 'shared-contracts';

/** All parts of a page share one read of the live dates within this time, in milliseconds. */
const FRESH_MS = 60_000;

/** The changed dates of live lessons, as they were last read. */
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
          // The next caller tries again.
          readAt = Number.NEGATIVE_INFINITY;
          log.warn('Changes of the live lessons are unknown', { error });
        },
      );
    },
  };
});

/**
 * The live lessons of the catalogue, with dates that a teacher has changed since. It costs one
 * read; until then the catalogue's dates are shown. Source: decision 63.
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
