import type { CreateEngine } from './engine';
import { chooseEngine, detectSupport } from './media-support';

/**
 * Loads the code that this browser needs.
 *
 * @returns undefined where HLS cannot be played at all
 * @throws {Error} when the code cannot be fetched
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
