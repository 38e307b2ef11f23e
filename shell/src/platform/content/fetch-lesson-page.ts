import { AppError, lessonPagePath, REMOTE_TIMEOUT_MS, type LessonPage } from 'shared-contracts';

/**
 * Fetches the public text of one lesson. It checks only the shape, because a schema would make home
 * larger. The publisher writes this file into this site.
 *
 * @returns undefined without such a file
 * @throws {AppError} `unavailable` if it cannot be fetched or is malformed
 */
export async function fetchLessonPage(
  id: string,
  fetcher: typeof fetch,
): Promise<LessonPage | undefined> {
  const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS);
  const path = lessonPagePath(id);
  const response = await fetcher(path, { signal }).catch(() => undefined);
  if (response?.status === 404) return undefined;
  const page = response?.ok && ((await response.json().catch(() => 0)) as LessonPage | undefined);
  if (page && page.lines) return page;
  throw new AppError('unavailable', path);
}
