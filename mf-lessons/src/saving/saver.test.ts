import { AppError } from 'shared-contracts';
import { createSaver } from './saver';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const offline = new AppError('unavailable', 'No network');
const refused = new AppError('permission-denied', 'Not yours');

function setUp(write: () => Promise<boolean> = () => Promise.resolve(false)) {
  const writes = jest.fn(write);
  const failing: boolean[] = [];
  const saver = createSaver({
    intervalMs: 1000,
    write: writes,
    onFailing: (isFailing) => failing.push(isFailing),
  });
  return { saver, writes, failing };
}

const hide = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

test('writes once for all requests of an interval', async () => {
  const { saver, writes } = setUp();
  saver.request();
  await jest.advanceTimersByTimeAsync(600);
  saver.request();
  expect(writes).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(400);
  expect(writes).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5000);
  expect(writes).toHaveBeenCalledTimes(1);
});

test('writes until nothing is left', async () => {
  let left = 3;
  const { saver, writes } = setUp(() => Promise.resolve(--left > 0));
  saver.request();
  await saver.flush();
  expect(writes).toHaveBeenCalledTimes(3);
});

test('writes at once when the page is hidden, and leaves no listener behind', async () => {
  const { saver, writes } = setUp();
  saver.request();
  hide();
  await jest.advanceTimersByTimeAsync(0);
  expect(writes).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
  hide();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(writes).toHaveBeenCalledTimes(1);
});

test('listens to the page only while something is pending', async () => {
  const added = jest.spyOn(document, 'addEventListener');
  const removed = jest.spyOn(document, 'removeEventListener');
  const { saver } = setUp();
  saver.request();
  const [[, listener] = []] = added.mock.calls.filter(([type]) => type === 'visibilitychange');
  expect(listener).toBeDefined();
  expect(removed).not.toHaveBeenCalledWith('visibilitychange', listener);
  await saver.flush();
  expect(removed).toHaveBeenCalledWith('visibilitychange', listener);
});

test('writes one at a time; later changes follow', async () => {
  let finish = () => {};
  const { saver, writes } = setUp(
    () =>
      new Promise((resolve) => {
        finish = () => resolve(false);
      }),
  );
  saver.request();
  await jest.advanceTimersByTimeAsync(1000);
  saver.request();
  const flushed = saver.flush();
  await jest.advanceTimersByTimeAsync(5000);
  expect(writes).toHaveBeenCalledTimes(1);
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(writes).toHaveBeenCalledTimes(2);
  finish();
  await flushed;
});

/** A saver during a write, and a function that ends the write. */
async function writing() {
  const ends: { resolve(isMore: boolean): void; reject(error: Error): void }[] = [];
  const all = setUp(() => new Promise((resolve, reject) => ends.push({ resolve, reject })));
  all.saver.request();
  await jest.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(1);
  return { ...all, ends };
}

test('keeps its interval after a write that took longer', async () => {
  const { saver, writes, ends } = await writing();
  saver.request();
  await jest.advanceTimersByTimeAsync(3000);
  ends[0]?.resolve(false);
  await jest.advanceTimersByTimeAsync(999);
  expect(writes).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(writes).toHaveBeenCalledTimes(2);
  ends[1]?.resolve(false);
});

test('waits after a failure, also when it was asked to write at once meanwhile', async () => {
  const { saver, writes, ends } = await writing();
  const flushed = saver.flush();
  ends[0]?.reject(offline);
  await flushed;
  await jest.advanceTimersByTimeAsync(4999);
  expect(writes).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(writes).toHaveBeenCalledTimes(2);
  ends[1]?.resolve(false);
});

test('tries again after a failure, each time later, and reports when a write succeeds', async () => {
  const { saver, writes, failing } = setUp();
  writes.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
  saver.request();
  await saver.flush();
  expect(failing).toEqual([true]);
  await jest.advanceTimersByTimeAsync(4999);
  expect(writes).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(writes).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(9999);
  expect(writes).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(writes).toHaveBeenCalledTimes(3);
  expect(failing).toEqual([true, true, false]);
  expect(jest.getTimerCount()).toBe(0);
});

test('waits five minutes at most, however often it has failed', async () => {
  const { saver, writes } = setUp(() => Promise.reject(offline));
  const startedAt = Date.now();
  const moments: number[] = [];
  writes.mockImplementation(() => {
    moments.push((Date.now() - startedAt) / 1000);
    return Promise.reject(offline);
  });
  saver.request();
  await saver.flush();
  await jest.advanceTimersByTimeAsync(1_300_000);
  const waits = moments.slice(1).map((at, index) => at - (moments[index] ?? 0));
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  saver.cancel();
});

test('tries again as soon as the device is online', async () => {
  const { saver, writes } = setUp();
  writes.mockRejectedValueOnce(offline);
  saver.request();
  await saver.flush();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(writes).toHaveBeenCalledTimes(2);
});

test('does not repeat what is refused, and continues with the rest', async () => {
  const { saver, writes, failing } = setUp();
  writes.mockRejectedValueOnce(refused);
  saver.request();
  await saver.flush();
  expect(writes).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(writes).toHaveBeenCalledTimes(2);
  expect(failing).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a refusal ends a series of failures: the server has answered', async () => {
  const { saver, writes, failing } = setUp();
  writes.mockRejectedValueOnce(offline).mockRejectedValueOnce(refused);
  saver.request();
  await saver.flush();
  await jest.advanceTimersByTimeAsync(5000);
  expect(failing).toEqual([true, false]);
  // The next failure waits as long as the first.
  writes.mockRejectedValueOnce(offline);
  saver.request();
  await saver.flush();
  await jest.advanceTimersByTimeAsync(5000);
  expect(writes).toHaveBeenCalledTimes(5);
});

test('tries again after a token was not renewed in time', async () => {
  const { saver, writes } = setUp();
  writes.mockRejectedValueOnce(new AppError('unauthenticated', 'No fresh token'));
  saver.request();
  await saver.flush();
  await jest.advanceTimersByTimeAsync(5000);
  expect(writes).toHaveBeenCalledTimes(2);
});

test('drops a request when cancelled', async () => {
  const { saver, writes } = setUp();
  saver.request();
  saver.cancel();
  await saver.flush();
  await jest.advanceTimersByTimeAsync(5000);
  expect(writes).not.toHaveBeenCalled();
});

describe('cancelled while it is writing', () => {
  async function cancelled() {
    const ends: { resolve(isMore: boolean): void; reject(error: Error): void }[] = [];
    const all = setUp(() => new Promise((resolve, reject) => ends.push({ resolve, reject })));
    all.saver.request();
    await jest.advanceTimersByTimeAsync(1000);
    all.saver.cancel();
    return { ...all, ends };
  }

  test('still listens for a hidden page for the next user', async () => {
    const { saver, writes, ends } = await cancelled();
    saver.request();
    hide();
    ends[0]?.resolve(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(writes).toHaveBeenCalledTimes(2);
    ends[1]?.resolve(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is not repeated for the next user, and tells them nothing', async () => {
    const { writes, ends, failing } = await cancelled();
    ends[0]?.reject(offline);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(writes).toHaveBeenCalledTimes(1);
    expect(failing).toEqual([]);
  });
});
