import { safeParse } from 'valibot';
import {
  AppError,
  PublicLinesSchema,
  REMOTE_TIMEOUT_MS,
  type PublicLesson,
} from 'shared-contracts';

/**
 * Fetches the lines that everybody may search.
 *
 * @throws {AppError} `unavailable` when they cannot be fetched within the time-out of DESIGN §5,
 *   `internal` when they are malformed
 */
export async function fetchLines(
  url: string,
  fetcher: typeof fetch,
): Promise<readonly PublicLesson[]> {
  const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS);
  const response = await fetcher(url, { signal }).catch(() => undefined);
  if (!response?.ok) throw new AppError('unavailable', 'The public lines cannot be reached');
  const body: unknown = await response.json().catch(() => undefined);
  const result = safeParse(PublicLinesSchema, body);
  if (!result.success) throw new AppError('internal', 'The public lines are malformed');
  return result.output.lessons;
}
