import { useEffect, useState } from 'react';
import { createAsync, useObservable, usePlatform } from 'kit';
import { idle, type AsyncState, type Catalogue, type CatalogueLesson } from 'shared-contracts';
import { loadReadLesson } from '../chunks/known-lessons';
import { catalogueStore, useCatalogue } from './catalogue-store';
import { useLessonPage } from './lesson-page';

/** Public data of one lesson; `unknown` when it is not published, or without a network. */
export type LessonSummary =
  | { readonly status: 'loading' }
  | { readonly status: 'known'; readonly lesson: CatalogueLesson }
  | { readonly status: 'unknown' };

type Found =
  | { readonly where: 'catalogue'; readonly lesson: CatalogueLesson }
  /** The next place to look; `not-known-yet` while the first page loads. */
  | { readonly where: 'not-known-yet' | 'rest' | 'documents' };

const findLesson = (lessons: readonly CatalogueLesson[], id: string): CatalogueLesson | undefined =>
  lessons.find(({ DocID }) => DocID === id);

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
 * Finds the public data of one lesson: in its prerendered page, in the first page of the catalogue,
 * then in the rest (a static file). Only an unlisted lesson costs a document read.
 */
export function useLesson(id: string): LessonSummary {
  const platform = usePlatform();
  const store = catalogueStore(platform);
  const { state: first } = useCatalogue();
  const rest = useObservable(store.rest$, idle);
  const [unlisted] = useState(() =>
    createAsync(async (lessonID: string) => {
      const { readLesson } = await loadReadLesson();
      return readLesson(platform, lessonID);
    }),
  );
  const document = useObservable(unlisted.state$, idle);
  const page = useLessonPage(id);
  const match: Found = page ? { where: 'catalogue', lesson: page.lesson } : lookUp(first, rest, id);

  useEffect(() => {
    if (match.where === 'rest') store.loadRest();
    if (match.where === 'documents') void unlisted.run(id);
  }, [id, match.where, store, unlisted]);

  if (match.where === 'catalogue') return { status: 'known', lesson: match.lesson };
  if (match.where !== 'documents') return { status: 'loading' };
  if (document.status === 'success' && document.value) {
    return { status: 'known', lesson: document.value };
  }
  const isSettled = document.status === 'success' || document.status === 'failure';
  return { status: isSettled ? 'unknown' : 'loading' };
}
