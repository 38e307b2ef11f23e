/** Whether this run is `npm run test:full`. */
export const isLongRun = process.env.FULL_TESTS === '1';

/** Ends the title of a test. `npm test` leaves out titles with `@full`. */
export const longRunUnless = (isInEveryRun: boolean): string => (isInEveryRun ? '' : ' @full');

/** Picks one item of a list, a different one for each index. The long run takes all items. */
export const sampleOf = <T>(all: readonly T[], index: number): readonly T[] =>
  isLongRun ? all : all.slice(index % all.length).slice(0, 1);
