import { AppError, documentPaths, type ChatMessage, type Platform } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'shared-contracts/testing';
import { createOutbox } from './outbox';

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

const message = (ID: string): ChatMessage => ({
  ...{ ID, Message: `Text ${ID}`, UID: 'heidi', Username: 'Heidi', TimeStamp: NOW.toISOString() },
});

/** An outbox whose every attempt ends as `answer` decides, and the moments of the attempts. */
function setUp() {
  const platform = createInMemoryPlatform({ session: aMember(), now: () => new Date() });
  const { documents } = platform;
  const attempts: number[] = [];
  const reads: string[] = [];
  const network = { answer: (): Promise<void> => Promise.resolve() };
  const events = { onStatus: jest.fn(), onSent: jest.fn(), onRefused: jest.fn() };
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
    events,
  );
  const sent = () => events.onSent.mock.calls.map(([{ ID }]: [ChatMessage]) => ID);
  return { platform, outbox, events, attempts, reads, network, sent };
}

test('waits longer after each failure, and a quarter of a minute at most', async () => {
  const { outbox, attempts, network } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send(message('a'));
  await pass(60_000);
  const gaps = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  expect(gaps).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
});

test('waits a second again after what was sent between two failures', async () => {
  const { outbox, attempts, network, sent } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send(message('a'));
  await pass(3000);
  network.answer = () => Promise.resolve();
  await pass(4000);
  expect(sent()).toEqual(['a']);
  network.answer = () => Promise.reject(offline);
  await pass(10_000);
  attempts.length = 0;
  outbox.send(message('b'));
  await pass(1000);
  expect(attempts[1]! - attempts[0]!).toBe(1000);
});

test('says that it sends again, once the last failure is over', async () => {
  const { outbox, events, network } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send(message('a'));
  await settle();
  expect(events.onStatus).toHaveBeenLastCalledWith('waiting');
  outbox.send(message('b'));
  expect(events.onStatus).toHaveBeenLastCalledWith('waiting');
  network.answer = () => Promise.resolve();
  await pass(1000);
  // The first one is there; the second is too soon after it.
  expect(events.onStatus).toHaveBeenLastCalledWith('sending');
  outbox.send(message('c'));
  expect(events.onStatus).toHaveBeenLastCalledWith('sending');
});

/** What the limit of the member says after a message of another tab, or of a lost answer. */
const writeLimit = ({ documents }: Platform, LastMessageID: string) =>
  documents.batch([
    {
      ...{ operation: 'set', path: documentPaths.chatLimit('heidi') },
      data: {
        ...{ LastMessageID, LastLiveLessonID: LESSON, Day: LESSON, CountOfDay: 1 },
        LastMessageAt: new Date().toISOString(),
      },
    },
  ]);

test('writes nothing again when only the answer was lost', async () => {
  const { platform, outbox, attempts, reads, network, sent } = setUp();
  outbox.send(message('a'));
  await pass(2000);
  network.answer = async () => {
    await writeLimit(platform, 'b');
    throw offline;
  };
  outbox.send(message('b'));
  await pass(1000);
  // Once at first, and once because nobody knew what had arrived.
  expect(reads).toEqual([LIMIT, LIMIT]);
  expect(attempts).toHaveLength(2);
  expect(sent()).toEqual(['a', 'b']);
});

test('another tab that was faster is an answer: it waits for its turn, and not for the connection', async () => {
  const { platform, outbox, events, network, sent } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send(message('a'));
  await pass(900);
  await writeLimit(platform, 'of-the-other-tab');
  network.answer = () => Promise.resolve();
  await pass(100);
  expect(events.onStatus).toHaveBeenLastCalledWith('sending');
  outbox.send(message('b'));
  expect(events.onStatus).toHaveBeenLastCalledWith('sending');
  await pass(1899);
  expect(sent()).toEqual([]);
  await pass(1);
  expect(sent()).toEqual(['a']);
});

test('makes one attempt at a time, however often it is told to hurry', async () => {
  const { outbox, attempts, network, sent } = setUp();
  let answer = () => {};
  network.answer = () => new Promise((resolve) => (answer = resolve));
  outbox.send(message('a'));
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
  outbox.send(message('a'));
  await pass(500);
  outbox.hurry();
  await pass(1999);
  expect(attempts).toEqual([0, 500]);
  await pass(1);
  expect(attempts).toEqual([0, 500, 2500]);
});

test('a refusal ends the series of failures, and gives everything back', async () => {
  const { outbox, events, attempts, network } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send(message('a'));
  outbox.send(message('b'));
  await pass(3000);
  network.answer = () => Promise.reject(refusal);
  await pass(4000);
  expect(events.onRefused).toHaveBeenCalledTimes(1);
  expect(events.onRefused).toHaveBeenCalledWith([message('a'), message('b')], { kind: 'refused' });
  attempts.length = 0;
  await pass(60_000);
  expect(attempts).toEqual([]);
  outbox.send(message('c'));
  expect(events.onStatus).toHaveBeenLastCalledWith('sending');
});

describe('stopped', () => {
  test.each([
    ['sent', () => Promise.resolve()],
    ['lost', () => Promise.reject(offline)],
    ['refused', () => Promise.reject(refusal)],
  ])('while a message is under way, it says nothing of how that was %s', async (_, end) => {
    const { outbox, events, attempts, network } = setUp();
    let answer = () => {};
    network.answer = () => new Promise<void>((resolve) => (answer = resolve)).then(end);
    outbox.send(message('a'));
    outbox.send(message('b'));
    await settle();
    events.onStatus.mockClear();
    outbox.stop();
    answer();
    await pass(60_000);
    expect(events.onStatus).not.toHaveBeenCalled();
    expect(events.onSent).not.toHaveBeenCalled();
    expect(events.onRefused).not.toHaveBeenCalled();
    expect(attempts).toHaveLength(1);
  });

  test('while it waits, it sends no more, hurried or not', async () => {
    const { platform, outbox, attempts, network } = setUp();
    network.answer = () => Promise.reject(offline);
    outbox.send(message('a'));
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
