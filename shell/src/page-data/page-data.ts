import { getDotPath, safeParse } from 'valibot';
import {
  CatalogueSchema,
  PAGE_DATA_IDS,
  SiteConfigSchema,
  type Catalogue,
  type LessonPage,
  type SiteConfig,
} from 'shared-contracts';

/**
 * Reads the data block that the publisher composed into the page. It parses the block but does not
 * check it.
 *
 * @returns `undefined` when it is missing or not JSON: the schema that reads it says what follows
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

/**
 * @throws {Error} naming the first wrong field: without its configuration the app cannot start, and
 *   only a faulty publication can cause that
 */
export function readSiteConfig(root: Document = document): SiteConfig {
  const result = safeParse(SiteConfigSchema, readPageData('siteConfig', root));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = getDotPath(issue) ?? 'the whole block';
  throw new Error(`The page's site-config is malformed at ${field}: ${issue.message}`);
}

/** The first page of the catalogue, if the composed page carries it in good order. */
export function readCatalogue(root: Document = document): Catalogue | undefined {
  const result = safeParse(CatalogueSchema, readPageData('catalogue', root));
  return result.success ? result.output : undefined;
}

/**
 * The lesson that the page was composed for, if it was for one. It is not checked: the publication
 * that made the page has checked it, and home would carry the schema.
 */
export const readLessonPage = (root: Document = document) =>
  readPageData('lessonPage', root) as LessonPage | undefined;
