/**
 * The product with 2,000 lessons: the composition in which search and scrolling have most to do.
 */
export const MANY = '2000 lessons';
/** The same lessons in M2, the yardstick of both. */
export const MANY_IN_M2 = 'm2, 2000 lessons';
