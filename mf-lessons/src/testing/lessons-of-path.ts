import { lesson } from './catalogue';

const FREE = { Type: 'mini_lesson', isFree: true } as const;

/** Lessons of a path by id, two of them free, one of unknown length. */
export const LESSONS = new Map(
  [
    lesson('a', { Duration: 130 }),
    lesson('b', { ...FREE, Duration: 25 }),
    lesson('c', { Duration: 140 }),
    lesson('d', { ...FREE, Duration: 35 }),
    lesson('e'),
  ].map((one) => [one.DocID, one] as const),
);
