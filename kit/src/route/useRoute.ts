import { useMemo } from 'react';
import type { RouteLocation } from 'shared-contracts';
import { useObservable } from '../observable/useObservable';
import { useSurroundings } from '../platform/PlatformProvider';

/** The location of the screen together with its parsed query. */
export type Route = RouteLocation & { readonly query: URLSearchParams };

/**
 * Where the learner is, as long as that is this screen: path, parameters, query, hash.
 *
 * The prerendered page knows neither query nor hash, so both are empty in the first pass of
 * hydration (DESIGN §7).
 */
export function useRoute(): Route {
  const { route$ } = useSurroundings();
  const prerendered = useMemo(() => ({ ...route$.value, search: '', hash: '' }), [route$]);
  const location = useObservable<RouteLocation>(route$, prerendered);
  return useMemo(() => ({ ...location, query: new URLSearchParams(location.search) }), [location]);
}
