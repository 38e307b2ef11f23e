/** The question for the hour of a private lesson, loaded when the learner is asked. */
export const loadLessonDialog = () =>
  import(/* webpackChunkName: "private-lesson" */ '../private-lesson/LessonDialog');
