import { OpenQuestions } from './OpenQuestions';
import { PrivateStudents } from './PrivateStudents';

/** The teacher's lists below the room. */
export const TeacherLists = () => (
  <>
    <OpenQuestions />
    <PrivateStudents />
  </>
);
