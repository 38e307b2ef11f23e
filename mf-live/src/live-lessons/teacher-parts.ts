import { latePart } from './late-part';

/** Where a teacher changes date and meeting. For teachers, in a chunk that no learner loads. */
export const DatePlace = latePart(
  () => import(/* webpackChunkName: "teacher" */ '../teacher/ChangeLesson'),
  'ChangeLesson',
);

/** What a teacher needs to run the lesson. */
export const TeacherPlace = latePart(
  () => import(/* webpackChunkName: "teacher" */ '../teacher/TeacherPanel'),
  'TeacherPanel',
);

/** Lists the private students. */
export const StudentsPlace = latePart(
  () => import(/* webpackChunkName: "teacher" */ '../teacher/PrivateStudents'),
  'PrivateStudents',
);
