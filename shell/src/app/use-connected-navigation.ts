import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RouteLocation } from 'shared-contracts';
import { prefetchScreen } from '../host/prefetch-screen';
import { prepareScreen } from '../host/prepare-screen';
import type { ShellPlatform } from '../platform/create-platform';
import { isOverlayEntry } from '../platform/overlay-entry';
import type { RegistrySource } from '../registry/registry';
import { matchRoute, type RouteMatch } from './routes';
import { screenKey } from './screen-key';

/** What `go` left in the entry of the history; it survives a reload, and a stranger's does not count. */
const cameFrom = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined;

const hrefOf = ({ pathname, search, hash }: RouteLocation) => `${pathname}${search}${hash}`;

/** Gets the screen of a path ready, unless it is the one that is shown. */
function prepare(platform: ShellPlatform, registry: RegistrySource, path: string): void {
  const { pathname, search, hash } = new URL(path, window.location.origin);
  const remotes = registry.remotes$.value;
  const match = matchRoute(remotes, pathname);
  const here = platform.navigation.location$.value;
  const isShown =
    screenKey(match.destination) === screenKey(matchRoute(remotes, here.pathname).destination);
  if (isShown) prefetchScreen(registry, match.destination);
  else {
    const location = { pathname, search, hash, params: match.params, from: hrefOf(here) };
    prepareScreen(registry, match, location, platform);
  }
}

/**
 * Connects react-router with the Platform's navigation, in both directions.
 *
 * @returns where the learner is
 */
export function useConnectedNavigation(
  platform: ShellPlatform,
  registry: RegistrySource,
  params: RouteMatch['params'],
): RouteLocation {
  const { navigation } = platform;
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
        const next = replace ? here.from : hrefOf(here);
        // The overlay's entry only stands for the page below: whoever goes on leaves from the page.
        void navigate(path, { replace: replace || isOverlayEntry(), state: { from: next } });
      },
      back: () => void navigate(-1),
      prefetch: (path) => prepare(platform, registry, path),
    });
  }, [platform, navigation, navigate, registry]);

  return location;
}
