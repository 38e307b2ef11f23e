import { usePlatform } from 'kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { withLiveDates } from 'common';
import {
  collectionPaths,
  success,
  type AsyncState,
  type Catalogue,
  type LiveDates,
} from 'shared-contracts';
import { keepWatching } from './keep-watching';

/**
 * Returns the dates that teachers have changed. A learner who may enter the room also watches them:
 * one read, and one for each change.
 *
 * @param answered the dates in the server's answer about the room
 * @param isOpen whether the learner may enter
 * @returns the dates, and a function that takes newer ones from another answer of the server
 */
export function useLiveDates(
  answered: LiveDates | undefined,
  isOpen: boolean,
): readonly [dates: LiveDates | undefined, hear: (dates: LiveDates) => void] {
  const { documents, log } = usePlatform();
  const [heard, setHeard] = useState<LiveDates>();
  const hear = useCallback(
    (dates: LiveDates | undefined) => setHeard((earlierDates) => newest(dates, earlierDates)),
    [],
  );
  useEffect(() => {
    if (!isOpen) return undefined;
    return keepWatching(
      { documents },
      collectionPaths.liveDates(),
      { limit: 1 },
      {
        next: ([entry]) => hear(entry?.data),
        error: (error) => log.warn('Changes of the live lessons are unknown', { error }),
      },
    );
  }, [documents, log, isOpen, hear]);
  return [newest(heard, answered), hear];
}

/** Puts changed dates into the catalogue. Until they are known, the published dates show. */
export function useDatedCatalogue(
  catalogue: AsyncState<Catalogue>,
  dates: LiveDates | undefined,
): AsyncState<Catalogue> {
  return useMemo(() => {
    const published = catalogue.status === 'success' ? catalogue.value.liveLessons : undefined;
    if (catalogue.status !== 'success' || !published || !dates) return catalogue;
    return success({ ...catalogue.value, liveLessons: withLiveDates(published, dates) });
  }, [catalogue, dates]);
}

/** Chooses the newer revision; undefined: no date was ever changed. */
const newest = (one: LiveDates | undefined, other: LiveDates | undefined) =>
  (one?.Revision ?? 0) >= (other?.Revision ?? 0) ? one : other;
