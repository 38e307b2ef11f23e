import { safeParse } from 'valibot';
import { SiteConfigSchema, type SiteConfig } from 'shared-contracts';
import { readPageData } from './read-page-data';

/**
 * @throws {Error} naming the first wrong field: without its configuration the app cannot start, and
 *   only a faulty publication can cause that
 */
export function readSiteConfig(root: Document = document): SiteConfig {
  const result = safeParse(SiteConfigSchema, readPageData('siteConfig', root));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = issue.path?.map(({ key }) => String(key)).join('.') ?? 'the whole block';
  throw new Error(`The page's site-config is malformed at ${field}: ${issue.message}`);
}
