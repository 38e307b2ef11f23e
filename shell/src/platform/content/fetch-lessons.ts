import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { AppError, REMOTE_TIMEOUT_MS, type CatalogueLesson } from 'shared-contracts';

/** How many are checked in one go, about 3 ms. A page that is being scrolled keeps moving. */
const PORTION = 250;

type ListSchema = GenericSchema<unknown, { lessons: CatalogueLesson[] }>;

function check<Schema extends ListSchema>(schema: Schema, body: unknown): InferOutput<Schema> {
  const result = safeParse(schema, body);
  if (!result.success) throw new AppError('internal', 'The list of lessons is malformed');
  return result.output;
}

/**
 * Fetches a published list of lessons.
 *
 * @throws {AppError} `unavailable` when it cannot be fetched within `REMOTE_TIMEOUT_MS`, `internal`
 *   when it is malformed
 */
export async function fetchLessons<Schema extends ListSchema>(
  url: string,
  schema: Schema,
  fetcher: typeof fetch,
): Promise<InferOutput<Schema>> {
  const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS);
  const response = await fetcher(url, { signal }).catch(() => undefined);
  if (!response?.ok) throw new AppError('unavailable', 'The list of lessons cannot be reached');
  const body = await response.json().catch(() => undefined);
  const all: unknown = body?.lessons;
  if (!Array.isArray(all)) return check(schema, body);
  const list = check(schema, { ...body, lessons: all.slice(0, PORTION) });
  for (let from = PORTION; from < all.length; from += PORTION) {
    await new Promise((resolve) => setTimeout(resolve));
    const lessons = all.slice(from, from + PORTION);
    list.lessons.push(...check(schema, { ...body, lessons }).lessons);
  }
  return list;
}
