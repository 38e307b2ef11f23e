import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RouteLocation } from 'shared-contracts';
import { prefetchScreen } from '../host/prefetch-screen';
import type { NavigationHost } from '../platform/navigation';
import { isOverlayEntry } from '../platform/overlay-entry';
import type { RegistrySource } from '../registry/registry';
import { matchRoute, type RouteMatch } from './routes';

/** What `go` left in the entry of the history; it survives a reload, and a stranger's does not count. */
const cameFrom = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined;

const pathnameOf = (path: string) => path.split(/[?#]/)[0] ?? '/';

/**
 * Connects react-router with the Platform's navigation, in both directions.
 *
 * @returns where the learner is
 */
export function useConnectedNavigation(
  navigation: NavigationHost,
  registry: RegistrySource,
  params: RouteMatch['params'],
): RouteLocation {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const from = cameFrom(state);
  const location = useMemo<RouteLocation>(
    () => ({ pathname, search, hash, params, ...(from !== undefined && { from }) }),
    [pathname, search, hash, params, from],
  );

  useLayoutEffect(() => navigation.arrive(location), [navigation, location]);

  useEffect(() => {
    navigation.connect({
      go(path, replace) {
        const here = navigation.location$.value;
        const next = replace ? here.from : `${here.pathname}${here.search}${here.hash}`;
        // The overlay's entry only stands for the page below: whoever goes on leaves from the page.
        void navigate(path, { replace: replace || isOverlayEntry(), state: { from: next } });
      },
      back: () => void navigate(-1),
      prefetch: (path) =>
        prefetchScreen(registry, matchRoute(registry.remotes$.value, pathnameOf(path))),
    });
  }, [navigation, navigate, registry]);

  return location;
}
