import Hls, {
  type HlsConfig,
  type Loader,
  type LoaderCallbacks,
  type LoaderConfiguration,
  type LoaderContext,
} from 'hls.js/light';
import { takeOpening, type FetchedFile } from './opening';

type Callbacks = LoaderCallbacks<LoaderContext>;

const NetworkLoader = Hls.DefaultConfig.loader as new (config: HlsConfig) => Loader<LoaderContext>;

const answerOf = (context: LoaderContext, { data }: FetchedFile) => ({
  url: context.url,
  data: context.responseType === 'arraybuffer' ? data : new TextDecoder().decode(data),
  code: 200,
});

/**
 * How hls.js gets a file: what was asked for ahead is taken from there, everything else, and what did
 * not come, from the network as ever.
 */
export class OpeningLoader extends NetworkLoader {
  /** Who waits for a file that was asked for ahead. */
  #waiting: Callbacks | undefined;

  override load(context: LoaderContext, config: LoaderConfiguration, callbacks: Callbacks): void {
    const file = takeOpening(context.url);
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
    // hls.js judges the line by the time from the question to the picture: as long as it really took,
    // without the time it lay here.
    const lay = performance.now() - endedAt;
    const loading = { start: askedAt + lay, first: answeredAt + lay, end: endedAt + lay };
    Object.assign(stats.loading, loading);
    stats.loaded = stats.total = data.byteLength;
    return [answerOf(context, file), stats, context, null];
  }
}
