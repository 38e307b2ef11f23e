import { PAGE_DATA_IDS, type Catalogue, type LessonPage, type SiteConfig } from 'shared-contracts';

/**
 * Reads a data block that the publisher has checked and composed into the page. An attacker who can
 * change it can change the page. Source: decision 49.
 *
 * @returns `undefined` if it is missing or not JSON
 */
export function readPageData(id: keyof typeof PAGE_DATA_IDS, root: Document = document): unknown {
  const text = root.getElementById(PAGE_DATA_IDS[id])?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** @throws {Error} without a configuration: only a faulty publication can cause that */
export function readSiteConfig(root: Document = document): SiteConfig {
  const config = readPageData('siteConfig', root);
  if (config === undefined) throw new Error('The page has no site-config, or it is not JSON');
  return config as SiteConfig;
}

/** Reads the first page of the catalogue, if the page carries it. */
export const readCatalogue = (root: Document = document) =>
  readPageData('catalogue', root) as Catalogue | undefined;

/** Reads the lesson of a page that was composed for one. */
export const readLessonPage = (root: Document = document) =>
  readPageData('lessonPage', root) as LessonPage | undefined;
