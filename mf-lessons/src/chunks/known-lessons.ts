/** Stores the catalogue on the device, and restores it when it could not be loaded. */
export const loadKnownLessons = () =>
  import(/* webpackChunkName: "known" */ '../catalogue/known-lessons');

/** Reads the document of an unlisted lesson. */
export const loadReadLesson = () =>
  import(/* webpackChunkName: "known" */ '../catalogue/read-lesson');
