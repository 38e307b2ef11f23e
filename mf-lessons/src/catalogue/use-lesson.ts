import { useEffect, useState } from 'react';
import { createAsync, useObservable, usePlatform } from 'kit';
import { idle, type AsyncState, type Catalogue, type CatalogueLesson } from 'shared-contracts';
import { catalogueStore } from './catalogue-store';
import { findLesson } from './shelves';
import { useCatalogue } from './use-catalogue';

/** What everybody may know of one lesson; `unknown` when it is no published lesson, or offline. */
export type LessonSummary =
  | { readonly status: 'loading' }
  | { readonly status: 'known'; readonly lesson: CatalogueLesson }
  | { readonly status: 'unknown' };

type Found =
  | { readonly where: 'catalogue'; readonly lesson: CatalogueLesson }
  /** It is to be looked for there; `not-known-yet` while the first page is on its way. */
  | { readonly where: 'not-known-yet' | 'rest' | 'documents' };

/** Where the lesson of that id is, or is to be looked for next. */
function lookUp(
  first: AsyncState<Catalogue>,
  rest: AsyncState<readonly CatalogueLesson[]>,
  id: string,
): Found {
  if (first.status === 'failure') return { where: 'documents' };
  if (first.status !== 'success') return { where: 'not-known-yet' };
  const others = rest.status === 'success' ? rest.value : [];
  const lesson = findLesson(first.value.lessons, id) ?? findLesson(others, id);
  if (lesson) return { where: 'catalogue', lesson };
  const isRestKnown = rest.status === 'success' || rest.status === 'failure';
  return { where: first.value.rest !== undefined && !isRestKnown ? 'rest' : 'documents' };
}

/**
 * Title, picture and so on of one lesson: from the first page of the catalogue, which is there
 * anyway, else from the rest of it, one static file. Only a lesson that is reachable by link and not
 * listed costs a read of its document (INTERFACES §3).
 */
export function useLesson(id: string): LessonSummary {
  const platform = usePlatform();
  const store = catalogueStore(platform);
  const { state: first } = useCatalogue();
  const rest = useObservable(store.rest$, idle);
  const [unlisted] = useState(() =>
    createAsync(async (lessonID: string) => {
      const { readUnlistedLesson } = await import(
        /* webpackChunkName: "known" */ './read-unlisted-lesson'
      );
      return readUnlistedLesson(platform, lessonID);
    }),
  );
  const document = useObservable(unlisted.state$, idle);
  const found = lookUp(first, rest, id);

  useEffect(() => {
    if (found.where === 'rest') store.loadRest();
    if (found.where === 'documents') void unlisted.run(id);
  }, [id, found.where, store, unlisted]);

  if (found.where === 'catalogue') return { status: 'known', lesson: found.lesson };
  if (found.where !== 'documents') return { status: 'loading' };
  if (document.status === 'success' && document.value) {
    return { status: 'known', lesson: document.value };
  }
  const isSettled = document.status === 'success' || document.status === 'failure';
  return { status: isSettled ? 'unknown' : 'loading' };
}
