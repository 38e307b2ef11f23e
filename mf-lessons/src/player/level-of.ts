import type { Quality } from './engine';

/** How hls.js says that it chooses by itself. */
export const AUTO_LEVEL = -1;

/**
 * The rendition for a quality: the best that is not higher, else the lowest.
 *
 * @param heights of the renditions as the stream lists them, in pixels
 * @returns index in `heights`, or `AUTO_LEVEL`
 */
export function levelOf(heights: readonly number[], quality: Quality): number {
  if (quality === 'auto' || heights.length === 0) return AUTO_LEVEL;
  const fitting = heights.filter((height) => height <= quality);
  return heights.indexOf(fitting.length > 0 ? Math.max(...fitting) : Math.min(...heights));
}
