/** Loads the dialog that asks for the hour of a private lesson. */
export const loadLessonDialog = () =>
  import(/* webpackChunkName: "private-lesson" */ '../private-lesson/LessonDialog');
