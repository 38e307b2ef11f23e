import { createScreen, useRoute } from 'kit';
import { useLessonPage } from '../catalogue/lesson-page';
import { lessonCode } from '../chunks/lesson';
import { Lesson } from '../lesson/Lesson';
import { LessonFrame } from '../lesson/LessonLayout';
import { LessonsPage } from '../shelf/LessonsPage';
import { useIdle } from '../timing/use-idle';
import { Introduction } from './Introduction';
import { Listing } from './Listing';
import { OtherLessons, OtherLessonsSkeleton } from './OtherLessons';
import { PlanNotePart } from './LaterParts';

/**
 * Shows home, or an opened lesson above other lessons. On a prerendered page of a lesson the id is
 * empty. That page was composed for one lesson, or serves all others. Source: ROUTE-home,
 * ROUTE-root, ROUTE-videos.
 */
export function HomeScreen() {
  const videoID = useRoute().params.VideoID;
  useIdle(fetchLessonAhead);
  const pageLessonID = useLessonPage('')?.lesson.DocID;
  return <LessonsPage>{contentOf(videoID === '' ? (pageLessonID ?? '') : videoID)}</LessonsPage>;
}

/**
 * A learner who looks at lessons will probably open one. An opened lesson whose code failed says so
 * until the learner presses Retry: a notice that leaves by itself takes the press with it.
 */
function fetchLessonAhead() {
  if (lessonCode.state$.value.status === 'idle') lessonCode.load();
}

function contentOf(videoID: string | undefined) {
  switch (videoID) {
    case undefined:
      return (
        <>
          <Introduction />
          <PlanNotePart />
          <Listing />
        </>
      );
    case '':
      return (
        <>
          <LessonFrame audience="members" />
          <OtherLessonsSkeleton />
        </>
      );
    default:
      return (
        <>
          <Lesson videoID={videoID} />
          <OtherLessons videoID={videoID} />
        </>
      );
  }
}

export default createScreen('home', HomeScreen);
