import { useRoute } from 'kit';
import { LessonFrame } from '../lesson/LessonFrame';
import { miniLesson } from '../messages/mini-lesson';
import { LessonsPage } from '../shelf/LessonsPage';
import { MiniLesson } from './MiniLesson';
import { OtherMiniLessons, OtherMiniLessonsSkeleton } from './OtherMiniLessons';

/**
 * A mini lesson, and the others below it. Source: SPEC §2, /mini-lessons/:LessonID. The prerendered
 * page does not know which one it is: there the id is empty.
 */
export function MiniLessonScreen() {
  const lessonID = useRoute().params['LessonID'] ?? '';
  if (lessonID === '') {
    return (
      <LessonsPage>
        <LessonFrame audience="everybody" kind={miniLesson.kind} />
        <OtherMiniLessonsSkeleton />
      </LessonsPage>
    );
  }
  return (
    <LessonsPage>
      <MiniLesson key={lessonID} lessonID={lessonID} />
      <OtherMiniLessons lessonID={lessonID} />
    </LessonsPage>
  );
}
