import { safeParse } from 'valibot';
import { CatalogueSchema, type Catalogue } from 'shared-contracts';
import { readPageData } from './read-page-data';

/** The first page of the catalogue, if the composed page carries it in good order. */
export function readCatalogue(root: Document = document): Catalogue | undefined {
  const result = safeParse(CatalogueSchema, readPageData('catalogue', root));
  return result.success ? result.output : undefined;
}
