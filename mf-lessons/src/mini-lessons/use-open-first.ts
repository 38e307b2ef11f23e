import { useEffect } from 'react';
import { useObservable, usePlatform } from 'kit';
import { useTier } from '../access/use-tier';
import { catalogueStore } from '../catalogue/catalogue-store';
import { useKnownLessons } from '../catalogue/use-known-lessons';
import type { MiniLessonsStore } from './mini-lessons-store';
import { nextID } from './random-order';

/**
 * Puts the mini lessons first that the learner may open. A plan opens all of them. When no open one
 * is left, it loads the rest of the catalogue, which names the other free ones.
 */
export function useOpenFirst(store: MiniLessonsStore): void {
  const catalogue = catalogueStore(usePlatform());
  const lessons = useKnownLessons();
  const hasPlan = useTier() > 0;
  const next = nextID(useObservable(store.order$, undefined));

  useEffect(() => {
    if (lessons.length === 0) return;
    const free = new Set(lessons.filter(({ isFree }) => isFree).map(({ DocID }) => DocID));
    store.openFirst((ID) => hasPlan || free.has(ID));
    const first = nextID(store.order$.value);
    const isKnown = first === undefined || lessons.some(({ DocID }) => DocID === first);
    if (!hasPlan && !isKnown) catalogue.loadRest();
  }, [store, catalogue, lessons, hasPlan, next]);
}
