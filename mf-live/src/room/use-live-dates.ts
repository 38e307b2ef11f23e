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

/** The newer of two; undefined: no date was ever changed. */
const newest = (one: LiveDates | undefined, other: LiveDates | undefined) =>
  (one?.Revision ?? 0) >= (other?.Revision ?? 0) ? one : other;

/**
 * The dates that teachers have changed, as the server answered them. Who may enter the room follows
 * them: one read, and one for each change.
 *
 * @param answered with the room
 * @param isOpen whether the learner may enter
 * @returns also what takes the answer to a change, since it comes before the change is heard of
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

/**
 * The catalogue with these dates. It is drawn at once as it was published, and the dates follow.
 */
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
