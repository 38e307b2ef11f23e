import { AppError, REMOTE_TIMEOUT_MS } from 'shared-contracts';
import type { LessonLists } from './check-lessons';

/** Lessons checked in one task, about 3 ms, so scrolling stays smooth. */
const PORTION = 250;

/** Loads the schemas with the first fetched list; most pages carry their lessons. */
const loadCheck = () => import(/* webpackChunkName: "read-registry" */ './check-lessons');

/**
 * Fetches a published list of lessons.
 *
 * @throws {AppError} `unavailable` when it cannot be fetched within `REMOTE_TIMEOUT_MS`, `internal`
 *   when it is malformed
 */
export async function fetchLessons<List extends keyof LessonLists>(
  url: string,
  name: List,
  fetcher: typeof fetch,
): Promise<LessonLists[List]> {
  const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS);
  const [response, loaded] = await Promise.all([
    fetcher(url, { signal }).catch(() => undefined),
    loadCheck().catch(() => undefined),
  ]);
  if (!response?.ok || !loaded) {
    throw new AppError('unavailable', 'The list of lessons cannot be reached');
  }
  const { check } = loaded;
  const body = await response.json().catch(() => undefined);
  const all: unknown = body?.lessons;
  if (!Array.isArray(all)) return check(name, body);
  const list = check(name, { ...body, lessons: all.slice(0, PORTION) });
  for (let from = PORTION; from < all.length; from += PORTION) {
    await new Promise((resolve) => setTimeout(resolve));
    const lessons = all.slice(from, from + PORTION);
    list.lessons.push(...check(name, { ...body, lessons }).lessons);
  }
  return list;
}
