import { useRoute } from 'kit';
import { LessonHead } from '../lesson/LessonHead';
import { LessonLayout } from '../lesson/LessonLayout';
import { openingParts } from '../lesson/opening-parts';
import { miniLesson } from '../messages/mini-lesson';
import { LessonsPage } from '../shelf/LessonsPage';
import { MiniLesson } from './MiniLesson';
import { PagerPlace } from './Pager';
import { inStagePlace } from './stage-place';
import { OtherMiniLessons, OtherMiniLessonsSkeleton } from './OtherMiniLessons';

/**
 * A mini lesson, and the others below it. Source: SPEC §2, /mini-lessons/:LessonID. The prerendered
 * page does not know which one it is: there the id is empty.
 */
export function MiniLessonScreen() {
  const lessonID = useRoute().params['LessonID'] ?? '';
  if (lessonID === '') {
    const opening = openingParts('everybody');
    return (
      <LessonsPage>
        <LessonLayout
          head={<LessonHead summary={{ status: 'loading' }} untitled="" kind={miniLesson.kind} />}
          {...opening}
          stage={inStagePlace(opening.stage)}
          below={<PagerPlace />}
        />
        <OtherMiniLessonsSkeleton />
      </LessonsPage>
    );
  }
  return (
    <LessonsPage>
      <MiniLesson lessonID={lessonID} />
      <OtherMiniLessons lessonID={lessonID} />
    </LessonsPage>
  );
}
