import { LARGEST_BYTES, outlivePage } from './outlive-page';

const WRITE = 'https://firestore.example/v1/projects/p/databases/(default)/documents:commit?key=k';
const READ = 'https://firestore.example/v1/projects/p/databases/(default)/documents:batchGet?key=k';

function setUp() {
  const answers: (() => void)[] = [];
  const asked: (RequestInit | undefined)[] = [];
  const fetch = outlivePage((_input, init) => {
    asked.push(init);
    return new Promise((resolve) => answers.push(() => resolve({} as Response)));
  });
  const write = (bytes: number) =>
    fetch(WRITE, { method: 'POST', headers: { a: 'b' }, body: 'x'.repeat(bytes) });
  return { fetch, asked, answers, write, kept: () => asked.map((init) => init?.keepalive) };
}

test('adds only `keepalive` to a write', () => {
  const { write, asked } = setUp();
  void write(2);
  expect(asked).toEqual([{ method: 'POST', headers: { a: 'b' }, body: 'xx', keepalive: true }]);
});

test('does not change other requests', () => {
  const { fetch, kept } = setUp();
  void fetch(READ, { method: 'POST', body: '{}' });
  void fetch(WRITE);
  void fetch(new URL(WRITE), { method: 'POST', body: '{}' });
  expect(kept()).toEqual([undefined, undefined, undefined]);
});

test("stays within the browser's limit, and uses it again after an answer", async () => {
  const { write, answers, kept } = setUp();
  const first = write(LARGEST_BYTES - 10);
  void write(11);
  void write(10);
  expect(kept()).toEqual([true, undefined, true]);
  answers[0]?.();
  await first;
  void write(11);
  expect(kept()).toEqual([true, undefined, true, true]);
});

test('passes a failure on, and frees its share of the limit', async () => {
  const offline = new TypeError('Failed to fetch');
  const browser = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() =>
    Promise.reject(offline),
  );
  const fetchAlive = outlivePage(browser);
  const body = 'x'.repeat(LARGEST_BYTES);
  await expect(fetchAlive(WRITE, { body })).rejects.toBe(offline);
  await expect(fetchAlive(WRITE, { body })).rejects.toBe(offline);
  expect(browser.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, true]);
});

test('counts bytes, not letters', () => {
  const { fetch, kept } = setUp();
  void fetch(WRITE, { method: 'POST', body: 'ü'.repeat(LARGEST_BYTES / 2 + 1) });
  expect(kept()).toEqual([undefined]);
});
