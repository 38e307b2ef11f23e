import { AppError, REMOTE_TIMEOUT_MS, type Catalogue, type PublicLesson } from 'shared-contracts';

const isLine = (line: unknown): boolean =>
  Array.isArray(line) &&
  typeof line[0] === 'string' &&
  typeof line[1] === 'string' &&
  typeof line[2] === 'number';

const isLesson = (lesson: unknown): lesson is PublicLesson =>
  typeof lesson === 'object' &&
  lesson !== null &&
  'VideoID' in lesson &&
  typeof lesson.VideoID === 'string' &&
  'lines' in lesson &&
  Array.isArray(lesson.lines) &&
  lesson.lines.every(isLine);

/**
 * Fetches the lines that everybody may search; none if nothing is published. It checks without a
 * schema, which would make the first load larger.
 *
 * @param catalogueUrl address of the catalogue
 * @throws {AppError} `unavailable` if they cannot be fetched within `REMOTE_TIMEOUT_MS`, `internal`
 * if they are malformed
 */
export async function fetchLines(
  { lines }: Catalogue,
  catalogueUrl: string,
  fetcher: typeof fetch,
): Promise<readonly PublicLesson[]> {
  if (lines === undefined) return [];
  // The path belongs to the site of the catalogue.
  const url = new URL(lines, new URL(catalogueUrl, location.href)).href;
  const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS);
  const response = await fetcher(url, { signal }).catch(() => undefined);
  if (!response?.ok) throw new AppError('unavailable', 'The public lines cannot be reached');
  const body = await response.json().catch(() => undefined);
  const lessons: unknown = body?.lessons;
  if (Array.isArray(lessons) && lessons.every(isLesson)) return lessons;
  throw new AppError('internal', 'The public lines are malformed');
}
