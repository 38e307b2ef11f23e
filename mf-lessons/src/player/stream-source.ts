import type { CreateEngine, FatalError, Quality, Stream, StreamEngine } from 'kit/stream';

export interface SourceOptions {
  readonly video: HTMLVideoElement;
  readonly stream: Stream;
  /** Asks the server for the same video under a fresh URL. */
  readonly renewStream: () => Promise<Stream>;
  /** Resolves to undefined when the browser cannot play HLS. */
  readonly loadEngine: () => Promise<CreateEngine | undefined>;
}

interface SourceUser {
  /** Ends the use of the source. */
  readonly signal: AbortSignal;
  /** Where to begin, in seconds. */
  readonly position: () => number;
  /** Of the stream that is in use. */
  readonly onFatalError: (error: FatalError) => void;
  readonly onHeights: (heights: readonly number[]) => void;
  readonly onUnsupported: () => void;
}

/** Fills a video element from a stream by an engine. A fresh URL may replace the stream. */
export interface StreamSource {
  readonly engine: StreamEngine | undefined;
  /** Loads the engine, and the stream at the position. @throws what the code's loading throws */
  begin(): Promise<void>;
  /** The same with a fresh URL. @throws {AppError} when there is none */
  renew(): Promise<void>;
  /** Loads the stream again at the position. */
  restart(): void;
  setQuality(quality: Quality): void;
  destroy(): void;
}

export function createStreamSource(options: SourceOptions, user: SourceUser): StreamSource {
  const { signal, position } = user;
  let engine: StreamEngine | undefined;
  let { stream } = options;
  let isRenewing = false;
  let quality: Quality = 'auto';

  const onFatalError = (error: FatalError) => {
    // While a fresh URL is on its way, errors of the old stream do not matter.
    if (!signal.aborted && !isRenewing) user.onFatalError(error);
  };
  async function begin(): Promise<void> {
    const create = await options.loadEngine();
    if (signal.aborted) return;
    if (!create) return user.onUnsupported();
    if (!engine) {
      engine = create(options.video, onFatalError, user.onHeights);
      engine.setQuality(quality);
    }
    engine.load(stream, position());
  }
  return {
    get engine() {
      return engine;
    },
    begin,
    async renew() {
      isRenewing = true;
      try {
        const fresh = await options.renewStream();
        stream.opening.giveUp();
        stream = fresh;
        if (signal.aborted) return stream.opening.giveUp();
        await begin();
      } finally {
        isRenewing = false;
      }
    },
    restart: () => engine?.load(stream, position()),
    setQuality(wanted) {
      quality = wanted;
      engine?.setQuality(wanted);
    },
    destroy() {
      engine?.destroy();
      stream.opening.giveUp();
    },
  };
}
