import { createScreen, useRoute } from 'kit';
import { useLessonPage } from '../catalogue/lesson-page';
import { LessonHead } from '../lesson/LessonHead';
import { LessonLayout } from '../lesson/LessonLayout';
import { summaryOf } from '../lesson/page/page-parts';
import { miniLesson } from '../messages/mini-lesson';
import { LessonsPage } from '../shelf/LessonsPage';
import { MiniLesson } from './MiniLesson';
import { miniLessonParts } from './mini-lesson-parts';
import { OtherMiniLessons, OtherMiniLessonsSkeleton } from './OtherMiniLessons';
import { inStagePlace, PagerPlace } from './Pager';

/**
 * The screen of a mini lesson, with the others below it. On a prerendered page the id is empty: the
 * page was composed for one mini lesson, or serves all others. Source: ROUTE-mini-lessons.
 */
export function MiniLessonScreen() {
  const lessonID = useRoute().params.LessonID ?? '';
  const page = useLessonPage(lessonID);
  if (lessonID === '') {
    const opening = miniLessonParts(page, undefined);
    return (
      <LessonsPage>
        <LessonLayout
          head={<LessonHead summary={summaryOf(page)} untitled="" kind={miniLesson.kind} />}
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

export default createScreen('mini-lessons', MiniLessonScreen);
