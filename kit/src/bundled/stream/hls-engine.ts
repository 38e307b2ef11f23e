import Hls, {
  Events,
  type HlsConfig,
  type Loader,
  type LoaderCallbacks,
  type LoaderConfiguration,
  type LoaderContext,
} from 'hls.js/light';
import type { CreateEngine, Quality } from './engine';
import { positionOf } from './position-of';
import { AUTO_LEVEL, describeStreamError, levelOf } from './hls-rules';
import type { FetchedFile, Opening, Stream } from './stream';

type Callbacks = LoaderCallbacks<LoaderContext>;

const NetworkLoader = Hls.DefaultConfig.loader as new (config: HlsConfig) => Loader<LoaderContext>;

const answerOf = (context: LoaderContext, { data }: FetchedFile) => ({
  url: context.url,
  data: context.responseType === 'arraybuffer' ? data : new TextDecoder().decode(data),
  code: 200,
});

/**
 * The loader of one stream. It takes the files of the opening from memory, and all others from the
 * network, also those of the opening that failed.
 *
 * @param addressOf see `Stream`
 */
export const openingLoader = (opening: Opening, addressOf?: Stream['addressOf']) => {
  return class extends NetworkLoader {
    /** Callbacks of a request for a prefetched file that has not arrived yet. */
    #waiting: Callbacks | undefined;

    override load(context: LoaderContext, config: LoaderConfiguration, callbacks: Callbacks): void {
      if (addressOf) context.url = addressOf(context.url);
      const file = opening.take(context.url);
      if (!file) {
        super.load(context, config, callbacks);
        return;
      }
      this.#waiting = callbacks;
      this.context = context;
      file.then(
        (fetched) => this.#stopWaiting()?.onSuccess(...this.#answer(context, fetched)),
        () => {
          if (this.#stopWaiting()) super.load(context, config, callbacks);
        },
      );
    }

    override abort(): void {
      const { context, stats } = this;
      const waiting = this.#stopWaiting();
      super.abort();
      if (!waiting || !context) return;
      stats.aborted = true;
      waiting.onAbort?.(stats, context, null);
    }

    override destroy(): void {
      this.#stopWaiting();
      super.destroy();
    }

    #stopWaiting(): Callbacks | undefined {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      return waiting;
    }

    #answer(context: LoaderContext, file: FetchedFile): Parameters<Callbacks['onSuccess']> {
      const { stats } = this;
      const { askedAt, answeredAt, endedAt, data } = file;
      // Exclude the time in memory from hls.js's bandwidth estimate.
      const delay = performance.now() - endedAt;
      const loading = {
        start: askedAt + delay,
        first: answeredAt + delay,
        end: endedAt + delay,
      };
      Object.assign(stats.loading, loading);
      stats.loaded = stats.total = data.byteLength;
      return [answerOf(context, file), stats, context, null];
    }
  };
};

/**
 * Configuration of hls.js. Its light build lacks alternative audio, subtitles, DRM and advertising,
 * which our streams do not use; it decrypts AES-128. `startLevel: 0` is the lowest rendition, so
 * the first picture comes soonest; hls.js fetches it while it attaches the video. It fetches at
 * most half a minute ahead, to save data.
 *
 * No worker: the main thread remuxes our MPEG-TS segments. A segment of four seconds takes 1 to 5
 * ms, 20 ms at a sixth of the speed (the first few up to 10 and 90 ms); the browser decrypts off
 * the thread. A worker would cost more: the module build has none, a worker of another origin is
 * refused, and a blob would run another 40 kB (compressed) in a second thread.
 */
const CONFIG: Partial<HlsConfig> = {
  startLevel: 0,
  startFragPrefetch: true,
  enableWorker: false,
  maxMaxBufferLength: 30,
  backBufferLength: 60,
  // Limits the attempts of hls.js, which are silent and take half a minute. After them the player
  // retries and says so (`reactToFatalError`).
  fragLoadPolicy: {
    default: {
      maxTimeToFirstByteMs: 10_000,
      maxLoadTimeMs: 120_000,
      timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
      errorRetry: { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 1000 },
    },
  },
};

/** HLS through Media Source Extensions, in a separate chunk that is loaded on first use. */
export const createHlsEngine: CreateEngine = (video, onFatalError, onHeights) => {
  let hls: Hls | undefined;
  let source: Stream | undefined;
  let quality: Quality = 'auto';
  /** The newest segment of a live playlist, when it came, and how long segments are. */
  let newest: { segment: number; at: number; seconds: number } | undefined;
  let bitsPerSecond: number | undefined;

  const heightsOf = ({ levels }: Hls) => levels.map(({ height }) => height);
  const choose = (instance: Hls) => {
    const level = levelOf(heightsOf(instance), quality);
    if (level === AUTO_LEVEL && instance.autoLevelEnabled) return;
    instance.nextLevel = level;
  };

  const stop = () => {
    hls?.destroy();
    hls = undefined;
    newest = undefined;
    bitsPerSecond = undefined;
  };

  const load = (stream: Stream, startAt: number) => {
    stop();
    source = stream;
    const loader = openingLoader(stream.opening, stream.addressOf);
    const instance = new Hls({ ...CONFIG, loader, startPosition: startAt });
    hls = instance;
    instance.on(Events.ERROR, (_event, data) => {
      if (hls !== instance) return;
      const error = describeStreamError(data);
      // hls.js retries a refused request for a long time before it reports a fatal error.
      if (data.fatal || error.kind === 'refused') onFatalError(error);
    });
    instance.on(Events.MANIFEST_PARSED, () => {
      if (hls === instance) onHeights(heightsOf(instance).toSorted((a, b) => a - b));
    });
    // The first segment is always the lowest rendition, so that the picture comes soon.
    instance.once(Events.FRAG_BUFFERED, () => {
      if (hls === instance && quality !== 'auto') choose(instance);
    });
    instance.on(Events.LEVEL_UPDATED, (_event, { details }) => {
      if (hls !== instance || !details.live || details.endSN === newest?.segment) return;
      newest = { segment: details.endSN, at: Date.now(), seconds: details.targetduration };
    });
    instance.on(Events.FRAG_LOADED, (_event, { frag }) => {
      if (hls !== instance || frag.sn === 'initSegment' || !(frag.duration > 0)) return;
      bitsPerSecond = (frag.stats.loaded * 8) / frag.duration;
    });
    instance.loadSource(stream.url);
    instance.attachMedia(video);
  };

  return {
    load,
    retryLoading(at) {
      // Without a playlist, start from the beginning.
      if (hls && hls.levels.length > 0) hls.startLoad(at);
      else if (source) load(source, at);
    },
    recoverMedia: () => hls?.recoverMediaError(),
    setQuality(wanted) {
      if (wanted === quality) return;
      quality = wanted;
      if (hls && hls.levels.length > 0) choose(hls);
    },
    liveEdge: () => hls?.liveSyncPosition ?? undefined,
    positionOf(at) {
      const details = hls?.latestLevelDetails;
      return details?.live === true ? positionOf(details, at) : undefined;
    },
    health: () =>
      newest && {
        secondsSinceNewest: (Date.now() - newest.at) / 1000,
        segmentSeconds: newest.seconds,
        bitsPerSecond,
      },
    destroy: stop,
  };
};
