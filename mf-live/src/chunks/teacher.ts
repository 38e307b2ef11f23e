import { lazyCode } from 'kit/lazy-code';

/** Where a teacher changes date and meeting. No learner loads this chunk. */
export const changeLessonCode = lazyCode(
  () => import(/* webpackChunkName: "teacher" */ '../teacher/ChangeLesson'),
);

/** What a teacher needs to run the lesson. */
export const teacherPanelCode = lazyCode(
  () => import(/* webpackChunkName: "teacher" */ '../teacher/TeacherPanel'),
);

/** Lists open questions and private students. */
export const teacherListsCode = lazyCode(
  () => import(/* webpackChunkName: "teacher" */ '../teacher/TeacherLists'),
);
