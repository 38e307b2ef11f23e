import { lazyCode } from 'kit/lazy-code';

/** The form to change date and meeting. Only teachers load this chunk. */
export const changeLessonCode = lazyCode(
  () => import(/* webpackChunkName: "teacher" */ '../teacher/ChangeLesson'),
);

/** The panel to start and end the lesson. */
export const teacherPanelCode = lazyCode(
  () => import(/* webpackChunkName: "teacher" */ '../teacher/TeacherPanel'),
);

/** The lists of open questions and private students. */
export const teacherListsCode = lazyCode(
  () => import(/* webpackChunkName: "teacher" */ '../teacher/TeacherLists'),
);
