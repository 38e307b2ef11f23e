import { useMemo } from 'react';
import type { RouteLocation } from 'shared-contracts';
import { useObservable } from '../observable/use-observable';
import { useSurroundings } from '../platform/PlatformProvider';

/** The location of the screen together with its parsed query. */
export type Route = RouteLocation & {
  readonly query: URLSearchParams;
  /**
   * False in Node and in the first pass of hydration. One prerendered page serves every query and
   * parameter of its route, so do not decide by them yet.
   */
  readonly isKnown: boolean;
};

type Known = RouteLocation & { readonly isKnown?: false };

const blank = (params: RouteLocation['params']): RouteLocation['params'] =>
  Object.fromEntries(Object.keys(params).map((name) => [name, '']));

/**
 * Path, parameters, query and hash of this screen's location. A prerendered page knows neither
 * query nor hash nor parameters, so in Node and in the first pass of hydration they are empty and
 * `isKnown` is false (decision 30).
 */
export function useRoute(): Route {
  const { route$ } = useSurroundings();
  const prerendered = useMemo<Known>(() => {
    const { params, ...rest } = route$.value;
    return { ...rest, search: '', hash: '', params: blank(params), isKnown: false };
  }, [route$]);
  const location = useObservable<Known>(route$, prerendered);
  return useMemo(
    () => ({
      ...location,
      isKnown: location.isKnown ?? true,
      query: new URLSearchParams(location.search),
    }),
    [location],
  );
}
