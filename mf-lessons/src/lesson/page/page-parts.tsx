import type { LessonPage } from 'shared-contracts';
import type { LessonSummary } from '../../catalogue/use-lesson';
import type { Audience } from '../audience';
import { openingParts } from '../LessonLayout';
import { PagePicture } from './PagePicture';
import { PageText } from './PageText';

/** What a page that was composed for a lesson knows of it. */
export const summaryOf = (page: LessonPage | undefined): LessonSummary =>
  page ? { status: 'known', lesson: page.lesson } : { status: 'loading' };

/**
 * The parts of a lesson while the server is asked, with the picture and the text that its own page
 * holds.
 *
 * @param page undefined: only places are shown
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
