import { AppError, documentPaths, type ChatMessage, type Platform } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'shared-contracts/testing';
import { createOutbox, type OutboxOptions, type Post } from './outbox';

const LESSON = '2026-11-23';
const NOW = new Date('2026-11-23T19:05:00.000Z');
const LIMIT = 'ChatLimits/heidi';
const MESSAGES = `LiveChats/${LESSON}/Messages`;

const offline = new AppError('unavailable', 'No connection');
const refusal = new AppError('permission-denied', 'Missing or insufficient permissions.');

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const settle = () => pass(0);

beforeEach(() => void jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const post = (id: string): Post => ({ id, text: `Text ${id}` });
const messageOf = async ({ id, text }: Post): Promise<ChatMessage> => ({
  ID: id,
  Message: text,
  UID: 'heidi',
  Username: 'Heidi',
  TimeStamp: NOW.toISOString(),
});

/** An outbox whose every attempt ends as `answer` decides, and the moments of the attempts. */
function setUp(options: Partial<OutboxOptions> = {}) {
  const platform = createInMemoryPlatform({ session: aMember(), now: () => new Date() });
  const { documents } = platform;
  const attempts: number[] = [];
  const reads: string[] = [];
  const network = { answer: (): Promise<void> => Promise.resolve() };
  const events = { onSent: jest.fn(), onRefused: jest.fn() };
  const outbox = createOutbox(
    {
      ...platform,
      documents: {
        ...documents,
        get: (path: string) => {
          reads.push(path);
          return documents.get(path);
        },
        async batch(all) {
          attempts.push(Date.now() - NOW.getTime());
          await network.answer();
          await documents.batch(all);
        },
      } as typeof documents,
    },
    LESSON,
    { pending: [], messageOf, ...events, ...options },
  );
  outbox.start();
  const sent = () => events.onSent.mock.calls.map(([{ ID }]: [ChatMessage]) => ID);
  /** What the list says of each message. */
  const statuses = () => outbox.pending$.value.map(({ id, status }) => `${id} ${status}`);
  return { platform, outbox, events, attempts, reads, network, sent, statuses };
}

test('waits longer after each failure, and a quarter of a minute at most', async () => {
  const { outbox, attempts, network } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send(post('a'));
  await pass(60_000);
  const gaps = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  expect(gaps).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
});

test('waits a second again after what was sent between two failures', async () => {
  const { outbox, attempts, network, sent } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send(post('a'));
  await pass(3000);
  network.answer = () => Promise.resolve();
  await pass(4000);
  expect(sent()).toEqual(['a']);
  network.answer = () => Promise.reject(offline);
  await pass(10_000);
  attempts.length = 0;
  outbox.send(post('b'));
  await pass(1000);
  expect(attempts[1]! - attempts[0]!).toBe(1000);
});

test('says that it sends again, once the last failure is over', async () => {
  const { outbox, network, statuses } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send(post('a'));
  await settle();
  expect(statuses()).toEqual(['a waiting']);
  outbox.send(post('b'));
  expect(statuses()).toEqual(['a waiting', 'b waiting']);
  network.answer = () => Promise.resolve();
  await pass(1000);
  // The first one is there; the second is too soon after it.
  expect(statuses()).toEqual(['b sending']);
  outbox.send(post('c'));
  expect(statuses()).toEqual(['b sending', 'c sending']);
});

/** What the limit of the member says after a message of another tab, or of a lost answer. */
const writeLimit = ({ documents }: Platform, LastMessageID: string) =>
  documents.batch([
    {
      operation: 'set',
      path: documentPaths.chatLimit('heidi'),
      data: {
        LastMessageID,
        LastLiveLessonID: LESSON,
        Day: LESSON,
        CountOfDay: 1,
        LastMessageAt: new Date().toISOString(),
      },
    },
  ]);

test('writes nothing again when only the answer was lost', async () => {
  const { platform, outbox, attempts, reads, network, sent } = setUp();
  outbox.send(post('a'));
  await pass(2000);
  network.answer = async () => {
    await writeLimit(platform, 'b');
    throw offline;
  };
  outbox.send(post('b'));
  await pass(1000);
  // Once at first, and once because nobody knew what had arrived.
  expect(reads).toEqual([LIMIT, LIMIT]);
  expect(attempts).toHaveLength(2);
  expect(sent()).toEqual(['a', 'b']);
});

test('another tab that was faster is an answer: it waits for its turn, and not for the connection', async () => {
  const { platform, outbox, network, sent, statuses } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send(post('a'));
  await pass(900);
  await writeLimit(platform, 'of-the-other-tab');
  network.answer = () => Promise.resolve();
  await pass(100);
  expect(statuses()).toEqual(['a sending']);
  outbox.send(post('b'));
  expect(statuses()).toEqual(['a sending', 'b sending']);
  await pass(1899);
  expect(sent()).toEqual([]);
  await pass(1);
  expect(sent()).toEqual(['a']);
});

test('makes one attempt at a time, however often it is told to hurry', async () => {
  const { outbox, attempts, network, sent } = setUp();
  let answer = () => {};
  network.answer = () => new Promise((resolve) => (answer = resolve));
  outbox.send(post('a'));
  await settle();
  outbox.hurry();
  outbox.hurry();
  await settle();
  expect(attempts).toHaveLength(1);
  answer();
  await settle();
  expect(sent()).toEqual(['a']);
});

test('hurried, it does not keep the wait that it was in', async () => {
  const { outbox, attempts, network } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send(post('a'));
  await pass(500);
  outbox.hurry();
  await pass(1999);
  expect(attempts).toEqual([0, 500]);
  await pass(1);
  expect(attempts).toEqual([0, 500, 2500]);
});

test('a refusal ends the series of failures, and gives everything back', async () => {
  const { outbox, events, attempts, network, statuses } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send(post('a'));
  outbox.send(post('b'));
  await pass(3000);
  network.answer = () => Promise.reject(refusal);
  await pass(4000);
  expect(events.onRefused).toHaveBeenCalledTimes(1);
  expect(events.onRefused).toHaveBeenCalledWith(['Text a', 'Text b'], { kind: 'refused' });
  expect(statuses()).toEqual([]);
  attempts.length = 0;
  await pass(60_000);
  expect(attempts).toEqual([]);
  outbox.send(post('c'));
  expect(statuses()).toEqual(['c sending']);
});

test('gives everything back, and writes nothing, while the name is not theirs to use', async () => {
  const { outbox, events, attempts, statuses } = setUp({ messageOf: async () => null });
  outbox.send(post('a'));
  outbox.send(post('b'));
  await settle();
  expect(events.onRefused).toHaveBeenCalledTimes(1);
  expect(events.onRefused).toHaveBeenCalledWith(['Text a', 'Text b'], null);
  expect(statuses()).toEqual([]);
  expect(attempts).toEqual([]);
});

test('begins with what was under way before, under the same ids and in the same order', async () => {
  const { sent, statuses } = setUp({ pending: [post('a'), post('b')] });
  expect(statuses()).toEqual(['a sending', 'b sending']);
  await pass(2000);
  expect(sent()).toEqual(['a', 'b']);
  expect(statuses()).toEqual([]);
});

describe('stopped', () => {
  test.each([
    ['sent', () => Promise.resolve()],
    ['lost', () => Promise.reject(offline)],
    ['refused', () => Promise.reject(refusal)],
  ])('while a message is under way, it says nothing of how that was %s', async (_, end) => {
    const { outbox, events, attempts, network, statuses } = setUp();
    let answer = () => {};
    network.answer = () => new Promise<void>((resolve) => (answer = resolve)).then(end);
    outbox.send(post('a'));
    outbox.send(post('b'));
    await settle();
    outbox.stop();
    answer();
    await pass(60_000);
    expect(statuses()).toEqual(['a sending', 'b sending']);
    expect(events.onSent).not.toHaveBeenCalled();
    expect(events.onRefused).not.toHaveBeenCalled();
    expect(attempts).toHaveLength(1);
  });

  test('and begun again, it sends what has no answer once, also if that had arrived', async () => {
    const { platform, outbox, attempts, network, sent, statuses } = setUp();
    let answer = () => {};
    network.answer = () => new Promise<void>((resolve) => (answer = resolve));
    outbox.send(post('a'));
    await settle();
    outbox.stop();
    answer();
    await settle();
    network.answer = () => Promise.resolve();
    outbox.start();
    await settle();
    expect(sent()).toEqual(['a']);
    expect(statuses()).toEqual([]);
    expect(attempts).toHaveLength(1);
    await expect(platform.documents.query(MESSAGES)).resolves.toHaveLength(1);
  });

  test('while it waits, it sends no more, hurried or not', async () => {
    const { platform, outbox, attempts, network } = setUp();
    network.answer = () => Promise.reject(offline);
    outbox.send(post('a'));
    await settle();
    outbox.stop();
    expect(jest.getTimerCount()).toBe(0);
    network.answer = () => Promise.resolve();
    outbox.hurry();
    await pass(60_000);
    expect(attempts).toHaveLength(1);
    await expect(platform.documents.query(MESSAGES)).resolves.toEqual([]);
  });
});
