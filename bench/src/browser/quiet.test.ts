import type { LoggedRequest, NetworkLog } from './network-log';
import { untilQuiet } from './quiet';

/** A log whose requests start and end when the test says so. */
function fakeLog() {
  const requests: LoggedRequest[] = [];
  const listeners = new Set<() => void>();
  const log: NetworkLog = {
    requests,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const start = (type = 'Fetch', url = `https://localhost/${requests.length}`) => {
    const request = { url, type } as LoggedRequest;
    requests.push(request);
    listeners.forEach((listener) => listener());
    return () => {
      request.endedAt = 1;
      listeners.forEach((listener) => listener());
    };
  };
  return { log, start, listeners };
}

/** Whether the wait is over by now. */
function watch(quiet: Promise<void>) {
  const state = { isOver: false };
  void quiet.then(() => (state.isOver = true));
  return state;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('waits half a second after the last request, whatever begins meanwhile', async () => {
  const { log, start, listeners } = fakeLog();
  const end = start();
  const state = watch(untilQuiet(log));
  await jest.advanceTimersByTimeAsync(5000);
  end();
  await jest.advanceTimersByTimeAsync(400);
  const endAgain = start();
  await jest.advanceTimersByTimeAsync(5000);
  expect(state.isOver).toBe(false);
  endAgain();
  await jest.advanceTimersByTimeAsync(499);
  expect(state.isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(state.isOver).toBe(true);
  expect(listeners.size).toBe(0);
});

test('does not wait for watched documents', async () => {
  const { log, start } = fakeLog();
  start('XHR', 'http://localhost/google.firestore.v1.Firestore/Listen/channel?RID=rpc');
  const state = watch(untilQuiet(log));
  await jest.advanceTimersByTimeAsync(500);
  expect(state.isOver).toBe(true);
});

test('does not wait for a film', async () => {
  const { log, start } = fakeLog();
  start('Media');
  const state = watch(untilQuiet(log));
  await jest.advanceTimersByTimeAsync(500);
  expect(state.isOver).toBe(true);
});

test('names a request that never ends', async () => {
  const { log, start } = fakeLog();
  start();
  const quiet = untilQuiet(log);
  const refused = expect(quiet).rejects.toThrow('https://localhost/0 is on its way');
  await jest.advanceTimersByTimeAsync(90_000);
  await refused;
});
