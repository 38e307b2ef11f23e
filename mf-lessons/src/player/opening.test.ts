import { fetchOpening, takeOpening } from './opening';

const MASTER = 'https://media.example/s/t/m/master.m3u8';
const KEY = 'https://media.example/s/t/m/key';

const fetched = jest.fn<Promise<Response>, [string]>();

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
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = fetched as unknown as typeof fetch;
  fetched.mockReset().mockImplementation(async (url) => answer(`text of ${url}`));
});
afterAll(() => support(undefined));

it('asks for every file at once, and hands each out once', async () => {
  fetchOpening([MASTER, KEY]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([MASTER, KEY]);
  const file = await takeOpening(KEY);
  expect(new TextDecoder().decode(file?.data)).toBe(`text of ${KEY}`);
  expect(takeOpening(KEY)).toBeUndefined();
});

it('tells how long a file took', async () => {
  fetchOpening([MASTER]);
  const { askedAt, answeredAt, endedAt } = (await takeOpening(MASTER)) ?? {};
  expect([askedAt, answeredAt, endedAt]).toEqual(
    [askedAt, answeredAt, endedAt].toSorted((a = 0, b = 0) => a - b),
  );
});

it('knows nothing of a file that nobody asked for, nor of the opening before', () => {
  fetchOpening([KEY]);
  fetchOpening([MASTER]);
  expect(takeOpening(KEY)).toBeUndefined();
});

it.each([
  ['is refused', async () => answer('', false)],
  ['does not come', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('says so of a file that %s', async (_, comes) => {
  fetched.mockImplementation(comes);
  fetchOpening([KEY]);
  await expect(takeOpening(KEY)).rejects.toThrow();
});

it('asks for nothing where the server names nothing', () => {
  fetchOpening(undefined);
  expect(fetched).not.toHaveBeenCalled();
});

it('asks for nothing where the browser plays HLS itself', () => {
  support(undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  fetchOpening([MASTER]);
  expect(fetched).not.toHaveBeenCalled();
});
