import type { LessonPage } from 'shared-contracts';
import type { LessonSummary } from '../../catalogue/use-lesson';
import { openingParts, type Audience } from '../LessonLayout';
import { PagePicture } from './PagePicture';
import { PageText } from './PageText';

/** The lesson summary of a prerendered page. */
export const summaryOf = (page: LessonPage | undefined): LessonSummary =>
  page ? { status: 'known', lesson: page.lesson } : { status: 'loading' };

/**
 * The parts of a lesson while the server's answer is pending, with the picture and the text of its
 * prerendered page.
 *
 * @param page undefined: only placeholders are shown
 */
export function pageParts(audience: Audience, page: LessonPage | undefined) {
  const parts = openingParts(audience);
  if (!page) return parts;
  return {
    ...parts,
    stage: <PagePicture audience={audience} src={page.lesson.VideoThumbnailURL} />,
    text: page.lines.length > 0 ? <PageText page={page} /> : parts.text,
  };
}
