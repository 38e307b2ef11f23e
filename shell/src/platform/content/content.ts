import { once } from 'common';
import type { Catalogue, Content, LessonPage } from 'shared-contracts';
import { fetchLessonPage } from './fetch-lesson-page';
import { fetchLessons } from './fetch-lessons';

/** Published content that the page carries. */
export interface Prerendered {
  readonly catalogue?: Catalogue | undefined;
  readonly lessonPage?: LessonPage | undefined;
}

/**
 * The published content. The catalogue's first page and its rest are fetched once each and shared.
 * A failure is not cached, and the next attempt bypasses the browser's cache. Source: decision 15.
 *
 * @param url of the first page, hashed by content, therefore cached for good by the browser
 * @param prerendered content of the page, which is not fetched
 */
export function createContent(
  url: string,
  { catalogue: prerendered, lessonPage: prerenderedLesson }: Prerendered = {},
  fetcher: typeof fetch = (...a) => fetch(...a),
): Content {
  /** After a failure, bypasses the cache, which may hold a wrong answer for a year. */
  function recovering<T>(work: (fetcher: typeof fetch) => Promise<T>): () => Promise<T> {
    let hasFailed = false;
    return once(async () => {
      try {
        return await work((input, init) =>
          fetcher(input, hasFailed ? { ...init, cache: 'reload' } : init),
        );
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    });
  }
  const catalogue = recovering(
    async (fetcher) => prerendered ?? fetchLessons(url, 'catalogue', fetcher),
  );
  return {
    prerendered,
    prerenderedLesson,
    lessonPage: (id) => fetchLessonPage(id, fetcher),
    catalogue,
    restOfCatalogue: recovering(async (fetcher) => {
      const { rest } = await catalogue();
      if (rest === undefined) return [];
      // The path belongs to the site of the first page.
      const { href } = new URL(rest, new URL(url, location.href));
      return (await fetchLessons(href, 'rest', fetcher)).lessons;
    }),
    publicLines: recovering(async (fetcher) => {
      const { fetchLines } = await import(/* webpackChunkName: "lines" */ './fetch-lines');
      return fetchLines(await catalogue(), url, fetcher);
    }),
    learningPath: recovering(async (fetcher) => {
      const { path } = await catalogue();
      if (path === undefined) return undefined;
      const { fetchLearningPath } = await import(
        /* webpackChunkName: "lines" */ './fetch-learning-path'
      );
      return fetchLearningPath(path, url, fetcher);
    }),
  };
}
