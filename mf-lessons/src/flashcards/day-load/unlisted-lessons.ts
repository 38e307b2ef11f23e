import { BehaviorSubject } from 'kit';
import { perPlatform } from 'common';
import { hasCode, type CatalogueLesson } from 'shared-contracts';
import { loadReadLesson } from '../../chunks/read-lesson';

/** A lesson that no list names, as far as it is known. `unknown`: it could not be looked up. */
export type UnlistedLesson = CatalogueLesson | 'gone' | 'unknown';

/**
 * Looks up lessons that no list names: recordings, those that open by their link, and withdrawn
 * ones. Only their documents tell. Each is read once on a page.
 */
export const unlistedLessons = perPlatform((platform) => {
  const found$ = new BehaviorSubject<ReadonlyMap<string, UnlistedLesson>>(new Map());
  const askedIDs = new Set<string>();

  async function read(id: string): Promise<UnlistedLesson> {
    try {
      const { readLesson } = await loadReadLesson();
      return (await readLesson(platform, id)) ?? 'gone';
    } catch (error) {
      // Nobody may read what is not published.
      if (error instanceof RangeError || hasCode(error, 'permission-denied')) return 'gone';
      platform.log.warn('A lesson could not be looked up', { id, error });
      return 'unknown';
    }
  }

  return {
    found$,
    /** Looks up those that were not asked for before. */
    async lookUp(ids: readonly string[]): Promise<void> {
      const next = ids.filter((id) => !askedIDs.has(id));
      if (next.length === 0) return;
      for (const id of next) askedIDs.add(id);
      const answers = await Promise.all(next.map(async (id) => [id, await read(id)] as const));
      found$.next(new Map([...found$.value, ...answers]));
    },
  };
});
