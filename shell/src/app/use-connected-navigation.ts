import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fieldOf, type RouteLocation } from 'shared-contracts';
import type { Host } from '../host/host';
import type { ShellPlatform } from '../platform/create-platform';
import { isOverlayEntry } from '../platform/overlay-entry';
import { matchRoute, type RouteMatch } from './routes';

/**
 * Reads the previous path from the state that `go` put into the history entry. The state survives a
 * reload. Other shapes are ignored.
 */
function cameFrom(state: unknown): string | undefined {
  const from = fieldOf(state, 'from');
  return typeof from === 'string' ? from : undefined;
}

const hrefOf = ({ pathname, search, hash }: RouteLocation) => `${pathname}${search}${hash}`;

function prepare(platform: ShellPlatform, host: Host, path: string): void {
  const { pathname, search, hash } = new URL(path, window.location.origin);
  const { destination, params } = matchRoute(host.registry.remotes$.value, pathname);
  if (destination.kind !== 'remote') return;
  const from = hrefOf(platform.navigation.location$.value);
  host
    .find(destination.name, destination.screen)
    ?.prepare({ pathname, search, hash, params, from }, destination.scripts);
}

/**
 * Connects react-router with the Platform's navigation, in both directions.
 *
 * @returns the current location
 */
export function useConnectedNavigation(
  platform: ShellPlatform,
  host: Host,
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
        // The overlay's entry belongs to the page below, so a navigation replaces it.
        void navigate(path, { replace: replace || isOverlayEntry(), state: { from: next } });
      },
      back: () => void navigate(-1),
      prefetch: (path) => prepare(platform, host, path),
    });
  }, [platform, navigation, navigate, host]);

  return location;
}
