import type { HlsConfig, LoaderConfiguration, LoaderContext } from 'hls.js/light';
import { openingLoader } from './hls-engine';
import type { FetchedFile } from './stream';

const taken = jest.fn<Promise<FetchedFile> | undefined, [string]>();

/** Requests of hls.js's own loader, which is the real one here, to the network. */
class Network {
  static readonly asked: Network[] = [];
  readyState = 0;
  status = 0;
  responseType = '';
  responseText = '';
  responseURL = '';
  onreadystatechange: (() => void) | null = null;
  open(_method: string, url: string) {
    this.responseURL = url;
    this.readyState = 1;
  }
  send() {
    Network.asked.push(this);
  }
  abort() {}
  answer(text: string) {
    Object.assign(this, { readyState: 4, status: 200, responseText: text });
    this.onreadystatechange?.();
  }
}

const URL_OF_IT = 'https://media.example/s/t/m/master.m3u8';
const POLICY = {
  maxTimeToFirstByteMs: 0,
  maxLoadTimeMs: 1000,
  timeoutRetry: null,
  errorRetry: null,
};
const CONFIG = { loadPolicy: POLICY, timeout: 1000 } as LoaderConfiguration;
const FILE: FetchedFile = {
  data: new TextEncoder().encode('#EXTM3U').buffer as ArrayBuffer,
  askedAt: 1000,
  answeredAt: 1150,
  endedAt: 1200,
};

function load(responseType = 'text') {
  const Loader = openingLoader({ take: taken, giveUp: () => undefined });
  const loader = new Loader({} as HlsConfig);
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

/** Resolves after the callbacks of a loaded file. */
const told = () => new Promise<void>((resolve) => setTimeout(resolve));

const ofBrowser = globalThis.XMLHttpRequest;
beforeEach(() => {
  globalThis.XMLHttpRequest = Network as unknown as typeof XMLHttpRequest;
  Network.asked.length = 0;
  taken.mockReset().mockResolvedValue(FILE);
});
afterAll(() => {
  globalThis.XMLHttpRequest = ofBrowser;
});

test('answers with a prefetched text', async () => {
  const { loader, context, callbacks } = load();
  await told();
  const answer = { url: URL_OF_IT, data: '#EXTM3U', code: 200 };
  expect(callbacks.onSuccess).toHaveBeenCalledWith(answer, loader.stats, context, null);
  expect(loader.stats).toMatchObject({ loaded: 7, total: 7, aborted: false });
  expect(Network.asked).toEqual([]);
});

test('answers with prefetched bytes', async () => {
  const { callbacks } = load('arraybuffer');
  await told();
  expect(callbacks.onSuccess.mock.calls[0]).toMatchObject([{ data: FILE.data }, {}, {}, null]);
});

test('reports how long the file took, without its time in memory', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(61_200);
  const { loader } = load();
  await told();
  expect(loader.stats.loading).toEqual({ start: 61_000, first: 61_150, end: 61_200 });
});

test('fetches all other files from the network', () => {
  taken.mockReturnValue(undefined);
  const { callbacks } = load();
  expect(Network.asked.map(({ responseURL }) => responseURL)).toEqual([URL_OF_IT]);
  Network.asked[0]?.answer('#EXTM3U');
  expect(callbacks.onSuccess.mock.calls[0]?.[0]).toMatchObject({ data: '#EXTM3U' });
});

test('fetches a failed file from the network, which reports the error', async () => {
  taken.mockRejectedValue(new Error('403'));
  const { callbacks } = load();
  await told();
  expect(callbacks.onSuccess).not.toHaveBeenCalled();
  Network.asked[0]?.answer('#EXTM3U anew');
  expect(callbacks.onSuccess.mock.calls[0]?.[0]).toMatchObject({ data: '#EXTM3U anew' });
});

test.each([true, false])('calls no callback after an abort (the file comes: %s)', async (comes) => {
  if (!comes) taken.mockRejectedValue(new Error('403'));
  const { loader, context, callbacks } = load();
  loader.abort();
  await told();
  expect(callbacks.onAbort.mock.calls).toEqual([[loader.stats, context, null]]);
  expect(loader.stats.aborted).toBe(true);
  expect(callbacks.onSuccess).not.toHaveBeenCalled();
  expect(Network.asked).toEqual([]);
});

test.each([true, false])(
  'calls no callback after a destroy (the file comes: %s)',
  async (comes) => {
    if (!comes) taken.mockRejectedValue(new Error('403'));
    const { loader, callbacks } = load();
    loader.destroy();
    await told();
    expect(callbacks.onSuccess).not.toHaveBeenCalled();
    expect(callbacks.onAbort).not.toHaveBeenCalled();
    expect(Network.asked).toEqual([]);
  },
);

test('aborts a network request as usual', () => {
  taken.mockReturnValue(undefined);
  const { loader, callbacks } = load();
  loader.abort();
  expect(callbacks.onAbort).toHaveBeenCalledTimes(1);
  expect(loader.stats.aborted).toBe(true);
});
