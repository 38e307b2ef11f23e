export type EngineName = 'hls' | 'native' | 'none';

export interface MediaSupport {
  readonly hasMediaSource: boolean;
  readonly playsHls: boolean;
}

/**
 * hls.js wherever Media Source Extensions exist, for one behaviour and readable errors; the
 * browser's own HLS elsewhere. Source: DESIGN §6.
 */
export function chooseEngine({ hasMediaSource, playsHls }: MediaSupport): EngineName {
  if (hasMediaSource) return 'hls';
  return playsHls ? 'native' : 'none';
}

/** What this browser can do. */
export const detectSupport = (): MediaSupport => ({
  hasMediaSource: 'MediaSource' in globalThis,
  playsHls: document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '',
});
