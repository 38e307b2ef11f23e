import { useMemo } from 'react';
import { useObservable, usePlatform } from 'kit';
import { useTier } from '../access/use-tier';
import { useKnownLessons } from '../catalogue/use-known-lessons';
import { useIsWhole, useLoadRest } from '../catalogue/use-rest';
import { usePathOrder } from '../path/use-path-order';
import { comingLessons, type Coming, type ComingOptions } from './coming-lessons';
import { passedOn } from './passed';

export interface UseComingOptions extends Pick<ComingOptions, 'kind' | 'watched' | 'current'> {
  /** Default: the tier of the last known plan. */
  readonly tier?: number;
}

const NONE_PASSED: readonly string[] = [];

/**
 * The lessons in the order in which they come next for the learner. The rest of the catalogue loads
 * only if it may contain the next lesson.
 */
export function useComing({ kind, watched, current, tier }: UseComingOptions): Coming {
  const knownLessons = useKnownLessons();
  const isWhole = useIsWhole();
  const passed = useObservable(passedOn(usePlatform()), NONE_PASSED);
  const ownTier = useTier();
  const level = tier ?? ownTier;
  const { order, isSettled } = usePathOrder(watched.path);
  const coming = useMemo(
    () =>
      comingLessons(knownLessons, isWhole, {
        kind,
        tier: level,
        watched,
        passed,
        current,
        path: order,
      }),
    [knownLessons, isWhole, kind, level, watched, passed, current, order],
  );
  useLoadRest(!coming.isSure);
  return useMemo(() => ({ ...coming, isSure: coming.isSure && isSettled }), [coming, isSettled]);
}
