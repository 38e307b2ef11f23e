import Hls, { Events, type HlsConfig } from 'hls.js/light';
import type { CreateEngine, Quality } from './engine';
import { describeStreamError } from './hls-errors';
import { OpeningLoader } from './opening-loader';
import { AUTO_LEVEL, levelOf } from './level-of';

/**
 * The light build leaves out alternative audio, subtitles, DRM and advertising, none of which our
 * streams have; it decrypts AES-128. `startLevel: 0` is the lowest rendition: the first picture
 * comes soonest, the next segments are better; it is fetched while the film is still being attached.
 * At most half a minute is fetched ahead, for those who
 * pay for their data.
 *
 * Without a worker: our MPEG-TS segments are remuxed on the main thread. They last four seconds, so
 * that takes 1 to 5 ms each, up to 20 ms at a sixth of the speed (the first few, while the code is
 * cold, up to 10 and 90 ms); decryption is the browser's own and off the thread. A worker would cost
 * more than it saves: the module build has none in it, a worker of another origin is refused, and
 * what is left is a blob that runs another 40 kB (compressed) in a second thread.
 */
const CONFIG: Partial<HlsConfig> = {
  loader: OpeningLoader,
  startLevel: 0,
  startFragPrefetch: true,
  enableWorker: false,
  maxMaxBufferLength: 30,
  backBufferLength: 60,
  // Its own attempts say nothing to anybody and take half a minute; after a few of them the player
  // goes on trying, and says so (`reactToFatalError`).
  fragLoadPolicy: {
    default: {
      maxTimeToFirstByteMs: 10_000,
      maxLoadTimeMs: 120_000,
      timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
      errorRetry: { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 1000 },
    },
  },
};

/** HLS through Media Source Extensions. Lives in a chunk of its own, loaded on first use. */
export const createHlsEngine: CreateEngine = (video, onFatalError, onHeights) => {
  let hls: Hls | undefined;
  let source = '';
  let quality: Quality = 'auto';

  const heightsOf = ({ levels }: Hls) => levels.map(({ height }) => height);
  const choose = (instance: Hls) => {
    const level = levelOf(heightsOf(instance), quality);
    if (level === AUTO_LEVEL && instance.autoLevelEnabled) return;
    instance.nextLevel = level;
  };

  const stop = () => {
    hls?.destroy();
    hls = undefined;
  };

  const load = (url: string, startAt: number) => {
    stop();
    source = url;
    const instance = new Hls({ ...CONFIG, startPosition: startAt });
    hls = instance;
    instance.on(Events.ERROR, (_event, data) => {
      if (hls !== instance) return;
      const error = describeStreamError(data);
      // hls.js goes on asking with a refused token for a long time before it calls that fatal.
      if (data.fatal || error.kind === 'refused') onFatalError(error);
    });
    instance.on(Events.MANIFEST_PARSED, () => {
      if (hls === instance) onHeights(heightsOf(instance).toSorted((a, b) => a - b));
    });
    // The first segment is the lowest rendition in any case: the picture comes first.
    instance.once(Events.FRAG_BUFFERED, () => {
      if (hls === instance && quality !== 'auto') choose(instance);
    });
    instance.loadSource(url);
    instance.attachMedia(video);
  };

  return {
    load,
    retryLoading(at) {
      // Without a playlist there is nothing to go on with: begin at the beginning.
      if (hls && hls.levels.length > 0) hls.startLoad(at);
      else load(source, at);
    },
    recoverMedia: () => hls?.recoverMediaError(),
    setQuality(wanted) {
      if (wanted === quality) return;
      quality = wanted;
      if (hls && hls.levels.length > 0) choose(hls);
    },
    destroy: stop,
  };
};
