import { AppError, REMOTE_TIMEOUT_MS, type LessonPage } from 'shared-contracts';

/**
 * Fetches what everybody may know of one lesson. Only its shape is checked, since home would carry a
 * schema: it is a file of this site, which the publisher writes.
 *
 * @returns undefined when there is no such file
 * @throws {AppError} `unavailable` when it cannot be fetched, `internal` when it is malformed
 */
export async function fetchLessonPage(
  id: string,
  fetcher: typeof fetch,
): Promise<LessonPage | undefined> {
  const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS);
  const path = `/previews/${encodeURIComponent(id)}.json`;
  const response = await fetcher(path, { signal }).catch(() => undefined);
  if (response?.status === 404) return undefined;
  if (!response?.ok) throw new AppError('unavailable', 'The preview cannot be reached');
  const body = (await response.json().catch(() => undefined)) as LessonPage | undefined;
  if (Array.isArray(body?.lines)) return body;
  throw new AppError('internal', 'The preview is malformed');
}
