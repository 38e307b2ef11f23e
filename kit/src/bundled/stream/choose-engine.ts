import type { CreateEngine } from './engine';

export type EngineName = 'hls' | 'native' | 'none';

export interface MediaSupport {
  readonly hasMediaSource: boolean;
  readonly playsHls: boolean;
}

/**
 * Chooses hls.js where Media Source Extensions exist, for equal behaviour and readable errors;
 * elsewhere the browser's own HLS.
 */
export function chooseEngine({ hasMediaSource, playsHls }: MediaSupport): EngineName {
  if (hasMediaSource) return 'hls';
  return playsHls ? 'native' : 'none';
}

/** Detects which kinds of HLS this browser supports. */
export const detectSupport = (): MediaSupport => ({
  hasMediaSource: 'MediaSource' in globalThis,
  playsHls: document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '',
});

/**
 * Loads the code that this browser needs.
 *
 * @returns undefined when the browser cannot play HLS
 * @throws {Error} when the code cannot be loaded
 */
export async function loadEngine(support = detectSupport()): Promise<CreateEngine | undefined> {
  switch (chooseEngine(support)) {
    case 'hls':
      return (await import(/* webpackChunkName: "hls" */ './hls-engine')).createHlsEngine;
    case 'native':
      return (await import(/* webpackChunkName: "native" */ './native-engine')).createNativeEngine;
    case 'none':
      return undefined;
  }
}
