import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { AppError, REMOTE_TIMEOUT_MS } from 'shared-contracts';

/**
 * Fetches a published list of lessons.
 *
 * @throws {AppError} `unavailable` when it cannot be fetched within the time-out of DESIGN §5,
 *   `internal` when it is malformed
 */
export async function fetchLessons<Schema extends GenericSchema>(
  url: string,
  schema: Schema,
  fetcher: typeof fetch,
): Promise<InferOutput<Schema>> {
  const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS);
  const response = await fetcher(url, { signal }).catch(() => undefined);
  if (!response?.ok) throw new AppError('unavailable', 'The list of lessons cannot be reached');
  const result = safeParse(schema, await response.json().catch(() => undefined));
  if (!result.success) throw new AppError('internal', 'The list of lessons is malformed');
  return result.output;
}
