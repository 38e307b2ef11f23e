import type { Quality } from './engine';
import type { FatalError, FatalErrorKind } from './react-to-fatal-error';

/** The fields of hls.js's `ErrorData` that decide. */
export interface StreamErrorData {
  readonly type: string;
  readonly details: string;
  readonly response?: { readonly code?: number | undefined } | undefined;
}

/** Statuses of the media server for playlists and keys after a token has expired. */
const REFUSED_STATUS: readonly number[] = [401, 403];

function kindOf({ type, response }: StreamErrorData): FatalErrorKind {
  switch (type) {
    case 'networkError':
      return REFUSED_STATUS.includes(response?.code ?? 0) ? 'refused' : 'network';
    case 'mediaError':
      return 'media';
    default:
      return 'other';
  }
}

/** Converts a fatal error of hls.js to the player's type. */
export function describeStreamError(data: StreamErrorData): FatalError {
  const status = data.response?.code ? ` (${data.response.code})` : '';
  return { kind: kindOf(data), reason: `${data.details}${status}` };
}

/** The level that lets hls.js choose by itself. */
export const AUTO_LEVEL = -1;

/**
 * The rendition for a quality: the best that is not higher, otherwise the lowest.
 *
 * @param heights of the renditions in the order of the stream, in pixels
 * @returns index in `heights`, or `AUTO_LEVEL`
 */
export function levelOf(heights: readonly number[], quality: Quality): number {
  if (quality === 'auto' || heights.length === 0) return AUTO_LEVEL;
  const fitting = heights.filter((height) => height <= quality);
  return heights.indexOf(fitting.length > 0 ? Math.max(...fitting) : Math.min(...heights));
}
