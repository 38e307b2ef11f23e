import { OpenQuestions } from './OpenQuestions';
import { PrivateStudents } from './PrivateStudents';

/** What waits for a teacher, and for whom. */
export const TeacherLists = () => (
  <>
    <OpenQuestions />
    <PrivateStudents />
  </>
);
