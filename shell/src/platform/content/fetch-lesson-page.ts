import { safeParse } from 'valibot';
import {
  AppError,
  lessonPagePath,
  LessonPageSchema,
  REMOTE_TIMEOUT_MS,
  type LessonPage,
} from 'shared-contracts';

/**
 * Fetches what everybody may know of one lesson.
 *
 * @returns undefined when there is no such file
 * @throws {AppError} `unavailable` when it cannot be fetched, `internal` when it is malformed
 */
export async function fetchLessonPage(
  id: string,
  fetcher: typeof fetch,
): Promise<LessonPage | undefined> {
  const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS);
  const response = await fetcher(lessonPagePath(id), { signal }).catch(() => undefined);
  if (response?.status === 404) return undefined;
  if (!response?.ok) throw new AppError('unavailable', 'The preview cannot be reached');
  const result = safeParse(LessonPageSchema, await response.json().catch(() => undefined));
  if (!result.success) throw new AppError('internal', 'The preview is malformed');
  return result.output;
}
