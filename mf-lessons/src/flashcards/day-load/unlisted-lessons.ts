import { BehaviorSubject } from 'kit';
import { perPlatform } from 'common';
import { hasCode, type CatalogueLesson } from 'shared-contracts';
import { loadReadLesson } from '../../chunks/known-lessons';

/** The result for one unlisted lesson. `unknown`: the read has failed. */
export type UnlistedLesson = CatalogueLesson | 'gone' | 'unknown';

/**
 * Looks up unlisted lessons: recordings, lessons that open only by their link, and withdrawn ones.
 * It reads the document of each once per page.
 */
export const unlistedLessons = perPlatform((platform) => {
  const found$ = new BehaviorSubject<ReadonlyMap<string, UnlistedLesson>>(new Map());
  const askedIDs = new Set<string>();

  async function read(id: string): Promise<UnlistedLesson> {
    try {
      const { readLesson } = await loadReadLesson();
      return (await readLesson(platform, id)) ?? 'gone';
    } catch (error) {
      // The rules refuse documents of unpublished lessons.
      if (error instanceof RangeError || hasCode(error, 'permission-denied')) return 'gone';
      platform.log.warn('A lesson could not be looked up', { id, error });
      return 'unknown';
    }
  }

  return {
    found$,
    /** Reads the lessons that were not asked for before. */
    async lookUp(ids: readonly string[]): Promise<void> {
      const next = ids.filter((id) => !askedIDs.has(id));
      if (next.length === 0) return;
      for (const id of next) askedIDs.add(id);
      const answers = await Promise.all(next.map(async (id) => [id, await read(id)] as const));
      found$.next(new Map([...found$.value, ...answers]));
    },
  };
});
