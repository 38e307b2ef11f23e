import { useRoute } from 'kit';
import { MiniLesson } from './MiniLesson';
import { OtherMiniLessons } from './OtherMiniLessons';
import { LessonsPage } from '../shelf/LessonsPage';

/** A mini lesson, and the others below it. Source: SPEC §2, /mini-lessons/:LessonID. */
export function MiniLessonScreen() {
  const lessonID = useRoute().params['LessonID'] ?? '';
  return (
    <LessonsPage>
      <MiniLesson key={lessonID} lessonID={lessonID} />
      <OtherMiniLessons lessonID={lessonID} />
    </LessonsPage>
  );
}
