/** The time of the fixed piece of work before the first case and after the last, ms. */
export type PaceMs = readonly [before: number, after: number | undefined];

export const describePace = ([before, after]: PaceMs): string =>
  `A fixed piece of work took ${before} ms before and ${after ?? 'an unknown number of'} ms after`;
