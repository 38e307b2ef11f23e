import { safeParse, type GenericSchema } from 'valibot';
import {
  AppError,
  CatalogueSchema,
  RestOfCatalogueSchema,
  type Catalogue,
  type RestOfCatalogue,
} from 'shared-contracts';

/** Published lists of lessons, by name. */
export interface LessonLists {
  readonly catalogue: Catalogue;
  readonly rest: RestOfCatalogue;
}

const SCHEMAS: { readonly [List in keyof LessonLists]: GenericSchema<unknown, LessonLists[List]> } =
  { catalogue: CatalogueSchema, rest: RestOfCatalogueSchema };

/** @throws {AppError} `internal` for a malformed list */
export function check<List extends keyof LessonLists>(
  list: List,
  body: unknown,
): LessonLists[List] {
  const schema: GenericSchema<unknown, LessonLists[List]> = SCHEMAS[list];
  const result = safeParse(schema, body);
  if (!result.success) throw new AppError('internal', 'The list of lessons is malformed');
  return result.output;
}
