import { useEffect, useMemo } from 'react';
import { useObservable, usePlatform } from 'kit';
import { idle } from 'shared-contracts';
import { useTier } from '../access/use-tier';
import { catalogueStore, useCatalogue } from '../catalogue/catalogue-store';
import { useKnownLessons } from '../catalogue/use-known-lessons';
import { usePathOrder } from '../path/use-path-order';
import { comingLessons, type Coming, type ComingOptions } from './coming-lessons';
import { passedOn } from './passed';

export interface UseComingOptions extends Pick<ComingOptions, 'kind' | 'watched' | 'current'> {
  /** Default: the last known plan's. */
  readonly tier?: number;
}

const NONE_PASSED: readonly string[] = [];

/**
 * What comes next for the learner, in the order of their path where they have one. The list beyond
 * the first page is fetched only if it may hold the next one.
 */
export function useComing({ kind, watched, current, tier }: UseComingOptions): Coming {
  const platform = usePlatform();
  const store = catalogueStore(platform);
  const { state } = useCatalogue();
  const rest = useObservable(store.rest$, idle);
  const known = useKnownLessons();
  const passed = useObservable(passedOn(platform), NONE_PASSED);
  const ownTier = useTier();
  const level = tier ?? ownTier;
  const { order, isSettled } = usePathOrder(kind === 'all' ? watched.path : undefined);
  const isKnown = state.status === 'success';
  // What cannot be fetched is not waited for.
  const isWhole =
    isKnown &&
    (state.value.rest === undefined || rest.status === 'success' || rest.status === 'failure');
  const coming = useMemo(
    () =>
      comingLessons(known, isWhole, { kind, tier: level, watched, passed, current, path: order }),
    [known, isWhole, kind, level, watched, passed, current, order],
  );
  const isMissing = isKnown && !coming.isSure;
  useEffect(() => {
    if (isMissing) store.loadRest();
  }, [isMissing, store]);
  return useMemo(() => ({ ...coming, isSure: coming.isSure && isSettled }), [coming, isSettled]);
}
