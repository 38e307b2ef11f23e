import { useRoute } from 'kit';
import { LessonView } from '../lesson/LessonView';
import { Introduction } from './Introduction';
import { Listing } from './Listing';
import { OtherLessons } from './OtherLessons';
import { LessonsPage } from '../shelf/LessonsPage';

/**
 * Home, and above the same list an opened lesson: moving between the two leaves the list in place.
 * Source: SPEC §2, /home, / and /videos/:VideoID.
 */
export function HomeScreen() {
  const videoID = useRoute().params['VideoID'];
  return (
    <LessonsPage>
      {videoID === undefined ? (
        <>
          <Introduction />
          <Listing />
        </>
      ) : (
        <>
          <LessonView key={videoID} videoID={videoID} />
          <OtherLessons videoID={videoID} />
        </>
      )}
    </LessonsPage>
  );
}
