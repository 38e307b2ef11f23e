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
 * The screen of home, and of an opened lesson above other lessons. On a prerendered lesson page the
 * id is empty: the page was composed for one lesson, or serves all others. Source: ROUTE-home,
 * ROUTE-root, ROUTE-videos.
 */
export function HomeScreen() {
  const videoID = useRoute().params.VideoID;
  useIdle(fetchLessonAhead);
  const pageLessonID = useLessonPage('')?.lesson.DocID;
  return <LessonsPage>{contentOf(videoID === '' ? (pageLessonID ?? '') : videoID)}</LessonsPage>;
}

/**
 * Loads the code of a lesson early, because a learner on home will probably open one. After a
 * failure it loads nothing: the notice would disappear just when the learner presses Retry.
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
