import type { FatalError, FatalErrorKind } from './react-to-fatal-error';

/** The part of hls.js's `ErrorData` that decides. */
export interface StreamErrorData {
  readonly type: string;
  readonly details: string;
  readonly response?: { readonly code?: number | undefined } | undefined;
}

/** The media server refuses playlists and keys with these once a token has expired. */
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

/** Translates a fatal error of hls.js into the player's own words. */
export function describeStreamError(data: StreamErrorData): FatalError {
  const status = data.response?.code ? ` (${data.response.code})` : '';
  return { kind: kindOf(data), reason: `${data.details}${status}` };
}
