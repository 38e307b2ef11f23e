import { createAsync, useObservable, usePlatform } from 'kit';
import { useEffect, useState } from 'react';
import { idle, type AsyncState, type Catalogue } from 'shared-contracts';

/**
 * Loads the catalogue, which has the dates of the live lessons and the newest lesson, but no
 * recordings.
 */
export function useCatalogue(): {
  readonly catalogue: AsyncState<Catalogue>;
  readonly retry: () => void;
} {
  const { content, session } = usePlatform();
  const [loading] = useState(() => createAsync(() => content.catalogue()));
  const catalogue = useObservable(loading.state$, idle);
  useEffect(() => {
    // The session comes first, because the room depends on it.
    void session.ready().then(loading.run, loading.run);
    return loading.reset;
  }, [session, loading]);
  return { catalogue, retry: () => void loading.run() };
}
