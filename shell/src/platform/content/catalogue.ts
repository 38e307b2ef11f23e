import {
  CatalogueSchema,
  once,
  RestOfCatalogueSchema,
  type Catalogue,
  type Content,
  type LessonPage,
} from 'shared-contracts';
import { fetchLessonPage } from './fetch-lesson-page';
import { fetchLessons } from './fetch-lessons';

/** What the page carries of the published content. */
export interface Prerendered {
  readonly catalogue?: Catalogue | undefined;
  readonly lessonPage?: LessonPage | undefined;
}

/**
 * The catalogue: its first page and the rest, each fetched once and shared; a failure is not
 * remembered. Source: decision 15.
 *
 * @param url of the first page, hashed by content, therefore cached for good by the browser
 * @param prerendered what the page carries; it is not fetched
 */
export function createCatalogue(
  url: string,
  { catalogue: prerendered, lessonPage: prerenderedLesson }: Prerendered = {},
  fetcher: typeof fetch = (...a) => fetch(...a),
): Content {
  const catalogue = once(async () => prerendered ?? fetchLessons(url, CatalogueSchema, fetcher));
  return {
    prerendered,
    prerenderedLesson,
    lessonPage: async (id) =>
      prerenderedLesson?.lesson.DocID === id ? prerenderedLesson : fetchLessonPage(id, fetcher),
    catalogue,
    restOfCatalogue: once(async () => {
      const { rest } = await catalogue();
      if (rest === undefined) return [];
      // A path of the site that the first page comes from.
      const { href } = new URL(rest, new URL(url, location.href));
      return (await fetchLessons(href, RestOfCatalogueSchema, fetcher)).lessons;
    }),
    publicLines: once(async () => {
      const { fetchLines } = await import(/* webpackChunkName: "lines" */ './fetch-lines');
      return fetchLines(await catalogue(), url, fetcher);
    }),
    learningPath: once(async () => {
      const { path } = await catalogue();
      if (path === undefined) return undefined;
      const { fetchLearningPath } = await import(
        /* webpackChunkName: "lines" */ './fetch-learning-path'
      );
      return fetchLearningPath(path, url, fetcher);
    }),
  };
}
