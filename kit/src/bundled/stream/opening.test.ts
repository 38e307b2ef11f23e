import { fetchOpening } from './opening';

const MASTER = 'https://media.example/s/t/m/master.m3u8';
const KEY = 'https://media.example/s/t/m/key';

const fetched = jest.fn<Promise<Response>, [string, { readonly signal: AbortSignal }]>();

const answer = (text: string, ok = true) =>
  ({
    ok,
    status: ok ? 200 : 403,
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  }) as unknown as Response;

function support(what: 'MediaSource' | undefined): void {
  if (what) Object.defineProperty(globalThis, what, { value: class {}, configurable: true });
  else Reflect.deleteProperty(globalThis, 'MediaSource');
}

beforeEach(() => {
  support('MediaSource');
  globalThis.fetch = fetched as unknown as typeof fetch;
  fetched.mockReset().mockImplementation(async (url) => answer(`text of ${url}`));
});
afterEach(() => jest.useRealTimers());
afterAll(() => support(undefined));

test('fetches all files at once, and returns each once', async () => {
  const opening = fetchOpening([MASTER, KEY]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([MASTER, KEY]);
  const file = await opening.take(KEY);
  expect(new TextDecoder().decode(file?.data)).toBe(`text of ${KEY}`);
  expect(opening.take(KEY)).toBeUndefined();
});

test('reports how long a file took', async () => {
  const now = jest.spyOn(performance, 'now');
  [1000, 1150, 1200].forEach((time) => now.mockReturnValueOnce(time));
  const file = await fetchOpening([MASTER]).take(MASTER);
  expect(file).toMatchObject({ askedAt: 1000, answeredAt: 1150, endedAt: 1200 });
});

test('cancels unused files only', () => {
  const opening = fetchOpening([MASTER, KEY]);
  const [ofMaster, ofKey] = fetched.mock.calls.map(([, { signal }]) => signal);
  void opening.take(KEY);
  opening.giveUp();
  expect([ofMaster?.aborted, ofKey?.aborted]).toEqual([true, false]);
  expect(opening.take(MASTER)).toBeUndefined();
});

test('cancels a file without a first byte after 10 s, and an incomplete one after 120 s more', async () => {
  jest.useFakeTimers();
  let answerLate: (response: Response) => void = () => undefined;
  fetched.mockImplementation(() => new Promise((resolve) => (answerLate = resolve)));
  fetchOpening([MASTER, KEY]);
  const [ofMaster, ofKey] = fetched.mock.calls.map(([, { signal }]) => signal);
  jest.advanceTimersByTime(9_999);
  expect(ofMaster?.aborted).toBe(false);
  const endless = { ok: true, arrayBuffer: () => new Promise(() => undefined) };
  answerLate(endless as unknown as Response);
  await jest.advanceTimersByTimeAsync(1);
  expect([ofMaster?.aborted, ofKey?.aborted]).toEqual([true, false]);
  await jest.advanceTimersByTimeAsync(119_998);
  expect(ofKey?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(2);
  expect(ofKey?.aborted).toBe(true);
});

test('knows only the files of its own stream', () => {
  const opening = fetchOpening([MASTER]);
  fetchOpening([KEY]);
  expect(opening.take(KEY)).toBeUndefined();
});

test.each([
  ['is refused', async () => answer('', false)],
  ['does not come', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('says so of a file that %s', async (_, comes) => {
  fetched.mockImplementation(comes);
  await expect(fetchOpening([KEY]).take(KEY)).rejects.toThrow();
});

test('fetches nothing if the server names no files', () => {
  fetchOpening(undefined);
  expect(fetched).not.toHaveBeenCalled();
});

test('fetches nothing if the browser plays HLS itself', () => {
  support(undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  fetchOpening([MASTER]);
  expect(fetched).not.toHaveBeenCalled();
});
