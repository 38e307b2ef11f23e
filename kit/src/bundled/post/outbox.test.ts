import { LIMIT, offline, pass, refusal, setUp, settle, writeLimit } from '../../testing/outbox';
import { NotAccepted } from './send-post';

test('waits longer after each failure, at most 15 seconds', async () => {
  const { outbox, attempts, network } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send('a');
  await pass(60_000);
  const gaps = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  expect(gaps).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
});

test('a success resets the wait to one second', async () => {
  const { outbox, attempts, network, sent } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send('a');
  await pass(3000);
  network.answer = () => Promise.resolve();
  await pass(4000);
  expect(sent()).toEqual(['a']);
  network.answer = () => Promise.reject(offline);
  await pass(10_000);
  attempts.length = 0;
  outbox.send('b');
  await pass(1000);
  expect(attempts[1]! - attempts[0]!).toBe(1000);
});

test('shows `sending` again after a success', async () => {
  const { outbox, network, statuses } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send('a');
  await settle();
  expect(statuses()).toEqual(['a waiting']);
  outbox.send('b');
  expect(statuses()).toEqual(['a waiting', 'b waiting']);
  network.answer = () => Promise.resolve();
  await pass(1000);
  // The first post has arrived; the second must wait for the rate limit.
  expect(statuses()).toEqual(['b sending']);
  outbox.send('c');
  expect(statuses()).toEqual(['b sending', 'c sending']);
});

test('writes no post again if only its answer was lost', async () => {
  const { platform, outbox, attempts, reads, network, sent } = setUp();
  outbox.send('a');
  await pass(2000);
  network.answer = async () => {
    await writeLimit(platform, 'id-2');
    throw offline;
  };
  outbox.send('b');
  await pass(1000);
  // Once at the start, and once because the result of the attempt was unknown.
  expect(reads).toEqual([LIMIT, LIMIT]);
  expect(attempts).toHaveLength(2);
  expect(sent()).toEqual(['a', 'b']);
});

test('after a post of another tab, waits for the rate limit and shows `sending`', async () => {
  const { platform, outbox, network, sent, statuses } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send('a');
  await pass(900);
  await writeLimit(platform, 'of-the-other-tab');
  network.answer = () => Promise.resolve();
  await pass(100);
  expect(statuses()).toEqual(['a sending']);
  outbox.send('b');
  expect(statuses()).toEqual(['a sending', 'b sending']);
  await pass(1899);
  expect(sent()).toEqual([]);
  await pass(1);
  expect(sent()).toEqual(['a']);
});

test.each([true, false])(
  'reads a limit again that another device has changed, patient: %s',
  async (isPatient) => {
    const { platform, outbox, events, network, sent } = setUp({ isPatient });
    outbox.send('a');
    await settle();
    await writeLimit(platform, 'of-the-other-device');
    await pass(10_000);
    let isRefused = true;
    network.answer = () => (isRefused ? Promise.reject(refusal) : Promise.resolve());
    const read = platform.documents.get;
    jest.spyOn(platform.documents, 'get').mockImplementation((path) => {
      isRefused = false;
      return read(path);
    });
    outbox.send('b');
    await settle();
    expect(sent()).toEqual(['a', 'b']);
    expect(events.onReturned).not.toHaveBeenCalled();
  },
);

test('typing does not change the list of unsent posts', () => {
  const { outbox, network, typed } = setUp();
  network.answer = () => new Promise(() => {});
  outbox.send('a');
  const { pending } = outbox.state$.value;
  outbox.type('b');
  expect(typed()).toBe('b');
  expect(outbox.state$.value.pending).toBe(pending);
});

test('makes one attempt at a time, even if hurried twice', async () => {
  const { outbox, attempts, network, sent } = setUp();
  let answer = () => {};
  network.answer = () => new Promise((resolve) => (answer = resolve));
  outbox.send('a');
  await settle();
  outbox.hurry();
  outbox.hurry();
  await settle();
  expect(attempts).toHaveLength(1);
  answer();
  await settle();
  expect(sent()).toEqual(['a']);
});

test('hurry replaces the running wait', async () => {
  const { outbox, attempts, network } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send('a');
  await pass(500);
  outbox.hurry();
  await pass(1999);
  expect(attempts).toEqual([0, 500]);
  await pass(1);
  expect(attempts).toEqual([0, 500, 2500]);
});

test('a refusal returns all posts and ends the retries', async () => {
  const { outbox, events, attempts, network, statuses } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send('a');
  outbox.send('b');
  await pass(3000);
  network.answer = () => Promise.reject(refusal);
  await pass(4000);
  expect(events.onReturned).toHaveBeenCalledTimes(1);
  expect(events.onReturned).toHaveBeenCalledWith(new NotAccepted('refused'), 'a\nb');
  expect(statuses()).toEqual([]);
  attempts.length = 0;
  await pass(60_000);
  expect(attempts).toEqual([]);
  outbox.send('c');
  expect(statuses()).toEqual(['c sending']);
});

test('a refused name returns all posts and writes nothing', async () => {
  const { outbox, events, attempts, statuses } = setUp(
    {},
    { functions: { checkName: () => ({ isAllowed: false }) } },
  );
  outbox.send('a');
  outbox.send('b');
  await settle();
  expect(events.onReturned).toHaveBeenCalledTimes(1);
  expect(events.onReturned).toHaveBeenCalledWith(null, 'a\nb');
  expect(statuses()).toEqual([]);
  expect(attempts).toEqual([]);
});
