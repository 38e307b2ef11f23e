import { useEffect, useState } from 'react';
import { createAsync, useObservable, usePlatform } from 'kit';
import { idle, type CatalogueLesson } from 'shared-contracts';
import { findLesson } from './shelves';
import { useCatalogue } from './use-catalogue';

/** What everybody may know of one lesson; `unknown` when it is no published lesson, or offline. */
export type LessonSummary =
  | { readonly status: 'loading' }
  | { readonly status: 'known'; readonly lesson: CatalogueLesson }
  | { readonly status: 'unknown' };

/**
 * Title, picture and so on of one lesson: from the catalogue, which is there anyway; only a lesson
 * that is reachable by link and not listed costs a read of its document (INTERFACES §3).
 */
export function useLesson(id: string): LessonSummary {
  const platform = usePlatform();
  const { state: catalogue } = useCatalogue();
  const [unlisted] = useState(() =>
    createAsync(async (lessonID: string) => {
      const { readUnlistedLesson } = await import('./read-unlisted-lesson');
      return readUnlistedLesson(platform, lessonID);
    }),
  );
  const document = useObservable(unlisted.state$, idle);
  const listed = catalogue.status === 'success' ? findLesson(catalogue.value, id) : undefined;
  const isUnlisted = catalogue.status === 'failure' || (catalogue.status === 'success' && !listed);

  useEffect(() => {
    if (isUnlisted) void unlisted.run(id);
  }, [id, isUnlisted, unlisted]);

  if (listed) return { status: 'known', lesson: listed };
  if (!isUnlisted) return { status: 'loading' };
  if (document.status === 'success' && document.value) {
    return { status: 'known', lesson: document.value };
  }
  const isSettled = document.status === 'success' || document.status === 'failure';
  return { status: isSettled ? 'unknown' : 'loading' };
}
