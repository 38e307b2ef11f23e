import type { LessonPage } from 'shared-contracts';
import { pageParts } from '../lesson/page/page-parts';
import { StageSkeleton } from '../lesson/StageSkeleton';
import { messages } from '../messages';

/**
 * The parts of a mini lesson while the server is asked. A free one has a page of its own, so that a
 * visitor without one is probably refused: then the stage keeps the place of the refusal.
 *
 * @param isFree undefined: not known yet
 */
export function miniLessonParts(page: LessonPage | undefined, isFree: boolean | undefined) {
  const parts = pageParts('everybody', page);
  if (page || isFree) return parts;
  return { ...parts, stage: <StageSkeleton label={messages.lesson.loading} audience="members" /> };
}
