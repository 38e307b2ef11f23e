import {
  CatalogueSchema,
  once,
  RestOfCatalogueSchema,
  type Catalogue,
  type Content,
} from 'shared-contracts';
import { fetchLessons } from './fetch-lessons';

/**
 * The catalogue: its first page and the rest, each fetched once and shared; a failure is not
 * remembered. Source: DESIGN §7.
 *
 * @param url of the first page, hashed by content, therefore cached for good by the browser
 * @param prerendered the first page as the page carries it; then it is not fetched
 */
export function createCatalogue(
  url: string,
  prerendered?: Catalogue,
  fetcher: typeof fetch = (...a) => fetch(...a),
): Content {
  const catalogue = once(async () => prerendered ?? fetchLessons(url, CatalogueSchema, fetcher));
  return {
    prerendered,
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
  };
}
