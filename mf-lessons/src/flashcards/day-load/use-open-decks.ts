import { useEffect, useMemo } from 'react';
import { useObservable, usePlatform } from 'kit';
import type { CatalogueLesson, Found, LessonCards } from 'shared-contracts';
import { useTier } from '../../access/use-tier';
import { useKnownLessons } from '../../catalogue/use-known-lessons';
import { useLoadRest, useRest } from '../../catalogue/use-rest';
import { openDecks } from './open-decks';
import { unlistedLessons, type UnlistedLesson } from './unlisted-lessons';

export interface OpenDecks {
  /** The decks that the plan opens; of others only the own cards. */
  readonly decks: readonly Found<LessonCards>[];
  /** All known lessons, including unlisted ones of these decks. */
  readonly known: readonly CatalogueLesson[];
  /** Whether `decks` is final. */
  readonly isSure: boolean;
}

const NOTHING: ReadonlyMap<string, UnlistedLesson> = new Map();

/**
 * Finds the decks that a learner can practise now. Only decks that need it cost the rest of the
 * catalogue and the documents of unlisted lessons. Source: decision 58.
 */
export function useOpenDecks(all: readonly Found<LessonCards>[]): OpenDecks {
  const unlisted = unlistedLessons(usePlatform());
  const tier = useTier();
  const listed = useKnownLessons();
  const rest = useRest();
  const lookups = useObservable(unlisted.found$, NOTHING);

  const missing = useMemo(
    () =>
      tier === 0
        ? []
        : all.flatMap(({ id }) => (listed.some(({ DocID }) => DocID === id) ? [] : [id])),
    [all, listed, tier],
  );
  useLoadRest(missing.length > 0);
  useEffect(() => {
    if (rest === 'known') void unlisted.lookUp(missing);
  }, [rest, missing, unlisted]);

  const isLookedUp =
    rest === 'failed' || (rest === 'known' && missing.every((id) => lookups.has(id)));
  return useMemo(() => {
    const others = [...lookups.values()].filter((lesson) => typeof lesson !== 'string');
    const knownLessons = [...listed, ...others];
    const gone = new Set([...lookups].flatMap(([id, lesson]) => (lesson === 'gone' ? [id] : [])));
    const isComplete = rest === 'known';
    return {
      decks: openDecks(all, { tier, known: knownLessons, isComplete, gone }),
      known: knownLessons,
      isSure: missing.length === 0 || isLookedUp,
    };
  }, [all, listed, lookups, rest, tier, missing, isLookedUp]);
}
