import { AppError, REMOTE_TIMEOUT_MS, type LearningPath } from 'shared-contracts';

/**
 * Fetches the school's learning path. It checks only the shape, because a schema would make home
 * larger. The publisher writes this file into this site.
 *
 * @param path of the file, from the catalogue
 * @param catalogueUrl address of the catalogue
 * @throws {AppError} `unavailable` if it cannot be fetched within `REMOTE_TIMEOUT_MS`, `internal`
 * if it is malformed
 */
export async function fetchLearningPath(
  path: string,
  catalogueUrl: string,
  fetcher: typeof fetch,
): Promise<LearningPath> {
  const url = new URL(path, new URL(catalogueUrl, location.href)).href;
  const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS);
  const response = await fetcher(url, { signal }).catch(() => undefined);
  if (!response?.ok) throw new AppError('unavailable', 'The path cannot be reached');
  const body = (await response.json().catch(() => undefined)) as LearningPath | undefined;
  if (Array.isArray(body?.levels) && body.levels.every(({ lessons }) => Array.isArray(lessons))) {
    return body;
  }
  throw new AppError('internal', 'The path is malformed');
}
