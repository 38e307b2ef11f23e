/** Lessons of an earlier visit: to store them, and for when the catalogue could not be loaded. */
export const loadKnownLessons = () =>
  import(/* webpackChunkName: "known" */ '../catalogue/known-lessons');
