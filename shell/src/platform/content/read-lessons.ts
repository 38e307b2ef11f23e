import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import {
  AppError,
  CatalogueSchema,
  fieldOf,
  RestOfCatalogueSchema,
  type CatalogueLesson,
} from 'shared-contracts';

/** How many are checked in one go, about 3 ms. A page that is being scrolled keeps moving. */
const PORTION = 250;

type ListSchema = GenericSchema<unknown, { lessons: CatalogueLesson[] }>;

function check<Schema extends ListSchema>(schema: Schema, body: unknown): InferOutput<Schema> {
  const result = safeParse(schema, body);
  if (!result.success) throw new AppError('internal', 'The list of lessons is malformed');
  return result.output;
}

/**
 * Checks a published list of lessons in portions.
 *
 * @throws {AppError} `internal` when it is malformed
 */
async function read<Schema extends ListSchema>(
  schema: Schema,
  body: unknown,
): Promise<InferOutput<Schema>> {
  const all = fieldOf(body, 'lessons');
  if (!Array.isArray(all)) return check(schema, body);
  const list = check(schema, { ...(body as object), lessons: all.slice(0, PORTION) });
  for (let from = PORTION; from < all.length; from += PORTION) {
    await new Promise((resolve) => setTimeout(resolve));
    const lessons: unknown[] = all.slice(from, from + PORTION);
    list.lessons.push(...check(schema, { ...(body as object), lessons }).lessons);
  }
  return list;
}

/** Checks the first page of the catalogue. */
export const readCatalogue = (body: unknown) => read(CatalogueSchema, body);
/** Checks all other lessons. */
export const readRest = (body: unknown) => read(RestOfCatalogueSchema, body);
