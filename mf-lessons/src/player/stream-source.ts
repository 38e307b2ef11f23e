import type { CreateEngine, FatalError, Quality, Stream, StreamEngine } from 'kit/stream';

export interface SourceOptions {
  readonly video: HTMLVideoElement;
  readonly stream: Stream;
  /** Gets a fresh URL of the same video from the server. */
  readonly renewStream: () => Promise<Stream>;
  /** Loads the engine's code; undefined if the browser cannot play HLS. */
  readonly loadEngine: () => Promise<CreateEngine | undefined>;
}

interface SourceUser {
  /** Aborted when the source is no longer used. */
  readonly signal: AbortSignal;
  /** Position to start at, in seconds. */
  readonly position: () => number;
  /** Called for errors of the current stream. */
  readonly onFatalError: (error: FatalError) => void;
  readonly onHeights: (heights: readonly number[]) => void;
  readonly onUnsupported: () => void;
}

/** Loads a stream into a video element with an engine. A fresh URL can replace the stream. */
export interface StreamSource {
  readonly engine: StreamEngine | undefined;
  /** Loads the engine, then the stream at the position. @throws if the engine fails to load */
  begin(): Promise<void>;
  /** Does the same with a fresh URL. @throws {AppError} when the server gives none */
  renew(): Promise<void>;
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
    // While a fresh URL is being fetched, errors of the old stream do not matter.
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
