import { useCallback, useState } from 'react';
import { useObservable } from 'kit';
import type { ObservableValue } from 'shared-contracts';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { matchRoute, type Destination, type RouteMatch } from './routes';

/** Nothing is open that a newer registry could take away. */
const isOpen = ({ kind }: Destination): boolean =>
  kind !== 'not-found' && kind !== 'registry-missing';

/**
 * The route of where the learner is. A newer registry counts from the next navigation on, or from
 * Retry: it takes no open screen away. A path that nobody declared yet is matched at once.
 *
 * @param remotes$ what the registry says now
 * @param pathname without query
 * @returns the match, and `rematch`, which follows the present registry
 */
export function useRouteMatch(
  remotes$: ObservableValue<readonly ResolvedRemote[]>,
  pathname: string,
): { readonly match: RouteMatch; readonly rematch: () => void } {
  const remotes = useObservable(remotes$, remotes$.value);
  const [opened, setOpened] = useState(() => ({ pathname, remotes }));
  let by = opened;
  const isLeft = opened.pathname !== pathname;
  const isNew = opened.remotes !== remotes;
  if (isLeft || (isNew && !isOpen(matchRoute(opened.remotes, pathname).destination))) {
    by = { pathname, remotes };
    setOpened(by);
  }
  const rematch = useCallback(
    () => setOpened({ pathname, remotes: remotes$.value }),
    [pathname, remotes$],
  );
  return { match: matchRoute(by.remotes, pathname), rematch };
}
