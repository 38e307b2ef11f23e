// How things move: all are functions of the time t in seconds.

/** Slow start and slow end; t from 0 to 1. */
export const ease = (t) => {
  const c = Math.min(1, Math.max(0, t));
  return c * c * (3 - 2 * c);
};

/** Steady drift to the left, `speed` in px per second. */
export const drift = (start, speed) => (t) => start - t * speed;

/** The way from the first light (0) to the second (1) between two parts of the clip. */
export const light = (seconds, from, to) => (t) => ease((t / seconds - from) / (to - from));
