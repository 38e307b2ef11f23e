/** The product with 2,000 lessons, for search and scrolling. */
export const MANY = '2000 lessons';
/** M2 with the same lessons. */
export const MANY_IN_M2 = 'm2, 2000 lessons';
