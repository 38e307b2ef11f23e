import type { LessonPage } from 'shared-contracts';
import { StageSkeleton } from '../lesson/LessonLayout';
import { pageParts } from '../lesson/page/page-parts';
import { messages } from '../messages';

/**
 * The parts of a mini lesson while the server's answer is pending. Free mini lessons have
 * prerendered pages. So without one the server will probably refuse a visitor, and the stage
 * reserves room for that.
 *
 * @param isFree undefined while unknown
 */
export function miniLessonParts(page: LessonPage | undefined, isFree: boolean | undefined) {
  const parts = pageParts('everybody', page);
  if (page || isFree) return parts;
  return { ...parts, stage: <StageSkeleton label={messages.lesson.loading} audience="members" /> };
}
