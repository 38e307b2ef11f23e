/** Reads the document of a lesson that no list names. In the chunk of the known lessons. */
export const loadReadLesson = () =>
  import(/* webpackChunkName: "known" */ '../catalogue/read-lesson');
