import type { CreateEngine } from './engine';

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

/**
 * Loads the code that this browser needs.
 *
 * @returns undefined where HLS cannot be played at all
 * @throws {Error} when the code cannot be fetched
 */
export async function loadEngine(support = detectSupport()): Promise<CreateEngine | undefined> {
  switch (chooseEngine(support)) {
    case 'hls':
      return (await import('./hls-engine')).createHlsEngine;
    case 'native':
      return (await import('./native-engine')).createNativeEngine;
    case 'none':
      return undefined;
  }
}
