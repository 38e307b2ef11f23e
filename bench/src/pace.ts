/** The time of the fixed piece of work before the first case and after the last, ms. */
export type PaceMs = readonly [firstTime: number, lastTime: number | undefined];

export const describePace = ([firstTime, lastTime]: PaceMs): string =>
  `A fixed piece of work took ${firstTime} ms before and ${lastTime ?? 'an unknown number of'} ms after`;
