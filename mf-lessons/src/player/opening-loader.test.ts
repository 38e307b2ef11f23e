import type { HlsConfig, LoaderConfiguration, LoaderContext } from 'hls.js/light';
import type { FetchedFile } from './opening';
import { OpeningLoader } from './opening-loader';

const mockFromNetwork = jest.fn();
jest.mock('hls.js/light', () => ({
  __esModule: true,
  default: class {
    static DefaultConfig: object = {
      loader: class {
        context: unknown = null;
        stats = { loaded: 0, total: 0, loading: { start: 0, first: 0, end: 0 } };
        load(...args: unknown[]) {
          mockFromNetwork(...args);
        }
        abort() {}
        destroy() {}
      },
    };
  },
}));

const mockTaken = jest.fn<Promise<FetchedFile> | undefined, [string]>();
jest.mock('./opening', () => ({ takeOpening: (url: string) => mockTaken(url) }));

const URL_OF_IT = 'https://media.example/s/t/m/master.m3u8';
const CONFIG = {} as LoaderConfiguration;
const FILE: FetchedFile = {
  data: new TextEncoder().encode('#EXTM3U').buffer as ArrayBuffer,
  askedAt: 1000,
  answeredAt: 1150,
  endedAt: 1200,
};

function load(responseType = 'text') {
  const loader = new OpeningLoader({} as HlsConfig);
  const context = { url: URL_OF_IT, responseType } as LoaderContext;
  const callbacks = {
    onSuccess: jest.fn(),
    onError: jest.fn(),
    onTimeout: jest.fn(),
    onAbort: jest.fn(),
  };
  loader.load(context, CONFIG, callbacks);
  return { loader, context, callbacks };
}

/** Whoever waits for the file has been told by then. */
const told = () => new Promise<void>((resolve) => setTimeout(resolve));

beforeEach(() => {
  mockFromNetwork.mockReset();
  mockTaken.mockReset().mockResolvedValue(FILE);
});

it('hands over a text that was asked for ahead, with the time it really took', async () => {
  const { loader, context, callbacks } = load();
  await told();
  expect(callbacks.onSuccess).toHaveBeenCalledWith(
    { url: URL_OF_IT, data: '#EXTM3U', code: 200 },
    loader.stats,
    context,
    null,
  );
  expect(loader.stats).toMatchObject({
    loaded: 7,
    total: 7,
    loading: { start: 1000, first: 1150, end: 1200 },
  });
  expect(mockFromNetwork).not.toHaveBeenCalled();
});

it('hands over bytes as they are', async () => {
  const { callbacks } = load('arraybuffer');
  await told();
  expect(callbacks.onSuccess.mock.calls[0]).toMatchObject([{ data: FILE.data }, {}, {}, null]);
});

it('asks the network for everything else', () => {
  mockTaken.mockReturnValue(undefined);
  const { context, callbacks } = load();
  expect(mockFromNetwork).toHaveBeenCalledWith(context, CONFIG, callbacks);
});

it('asks the network for what did not come, so that the error is its own', async () => {
  mockTaken.mockRejectedValue(new Error('403'));
  const { context, callbacks } = load();
  await told();
  expect(mockFromNetwork).toHaveBeenCalledWith(context, CONFIG, callbacks);
  expect(callbacks.onSuccess).not.toHaveBeenCalled();
});

it.each([true, false])(
  'says nothing more when it is aborted (the file comes: %s)',
  async (comes) => {
    if (!comes) mockTaken.mockRejectedValue(new Error('403'));
    const { loader, context, callbacks } = load();
    loader.abort();
    await told();
    expect(callbacks.onAbort).toHaveBeenCalledWith(loader.stats, context, null);
    expect(callbacks.onSuccess).not.toHaveBeenCalled();
    expect(mockFromNetwork).not.toHaveBeenCalled();
  },
);

it('says nothing at all once it is destroyed', async () => {
  const { loader, callbacks } = load();
  loader.destroy();
  await told();
  expect(callbacks.onSuccess).not.toHaveBeenCalled();
  expect(callbacks.onAbort).not.toHaveBeenCalled();
  expect(mockFromNetwork).not.toHaveBeenCalled();
});
