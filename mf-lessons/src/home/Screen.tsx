import { useRoute } from 'kit';
import { LessonFrame } from '../lesson/LessonFrame';
import { Lesson } from '../lesson/Lesson';
import { lessonCode } from '../lesson/lesson-code';
import { Introduction } from './Introduction';
import { Listing } from './Listing';
import { OtherLessons, OtherLessonsSkeleton } from './OtherLessons';
import { useIdle } from './use-idle';
import { LessonsPage } from '../shelf/LessonsPage';

/**
 * Home, and above the same list an opened lesson: moving between the two leaves the list in place.
 * Source: SPEC §2, /home, / and /videos/:VideoID. The prerendered page of an opened lesson does not
 * know which one it is: there the id is empty.
 */
export function HomeScreen() {
  const videoID = useRoute().params['VideoID'];
  // Whoever looks at lessons opens one.
  useIdle(lessonCode.load);
  return <LessonsPage>{contentOf(videoID)}</LessonsPage>;
}

function contentOf(videoID: string | undefined) {
  switch (videoID) {
    case undefined:
      return (
        <>
          <Introduction />
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
