import { pathOrder } from 'common';
import { documentPaths, type Platform } from 'shared-contracts';

/**
 * Finds the first unfinished lesson on the path of a learner who has just paid. Free mini lessons
 * do not count, because they were open before. Source: decision 58.
 *
 * @returns the lesson's path; undefined: no lesson is left, or the read failed
 */
export async function firstLessonPath(platform: Platform): Promise<string | undefined> {
  const { content, documents, log, session } = platform;
  const learner = session.state$.value;
  if (learner.status !== 'member') return undefined;
  try {
    const [path, progress, first, rest] = await Promise.all([
      content.learningPath(),
      documents.get(documentPaths.learnerState(learner.user.UID)),
      content.catalogue(),
      content.restOfCatalogue(),
    ]);
    if (!path) return undefined;
    const lessons = [...first.lessons, ...rest].filter(({ Type }) => Type === 'lesson');
    const unfinished = new Set(
      lessons.map(({ DocID }) => DocID).filter((id) => !(id in (progress?.finished ?? {}))),
    );
    const id = pathOrder(path, progress?.path).find((id) => unfinished.has(id));
    return id && `/videos/${encodeURIComponent(id)}`;
  } catch (error) {
    log.warn('The first lesson could not be found', { error });
    return undefined;
  }
}
