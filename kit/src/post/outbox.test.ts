import {
  AppError,
  CHAT_RATE,
  documentPaths,
  lastMessage,
  nextChatLimit,
  type ChatLimit,
  type Comment,
  type CurrentUser,
  type Platform,
} from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'shared-contracts/testing';
import { postDrafts } from './drafts';
import { createOutbox, type OutboxOptions } from './outbox';
import { NotAccepted, TooSoon, type PostPlace } from './send-post';

const LESSON = '2026-11-23';
const NOW = new Date('2026-11-23T19:05:00.000Z');
const LIMIT = 'ChatLimits/heidi';
const MESSAGES = `LiveChats/${LESSON}/Messages`;
const user: CurrentUser = aMember({ UID: 'heidi', Username: 'Heidi' }).user;

const offline = new AppError('unavailable', 'No connection');
const refusal = new AppError('permission-denied', 'Missing or insufficient permissions.');

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const settle = () => pass(0);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'] });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const PLACE: PostPlace<ChatLimit> = {
  rate: CHAT_RATE,
  path: (id) => documentPaths.chatMessage(LESSON, id),
  limitPath: documentPaths.chatLimit,
  lastOf: lastMessage,
  nextLimit: (last, id, now, at) => ({
    ...nextChatLimit(last, LESSON, id, now),
    LastMessageAt: at,
  }),
};
const draftsOf = postDrafts('test', 4);

/** An outbox whose every attempt ends as `answer` decides, and the moments of the attempts. */
function setUp(options: Partial<OutboxOptions<ChatLimit>> = {}, world: InMemoryOptions = {}) {
  const session = { status: 'member', user } as const;
  const platform = createInMemoryPlatform({ session, now: () => new Date(), ...world });
  const { documents } = platform;
  const attempts: number[] = [];
  const reads: string[] = [];
  const network = { answer: (): Promise<void> => Promise.resolve() };
  const events = { onSent: jest.fn(), onReturned: jest.fn() };
  let ids = 0;
  const outbox = createOutbox(
    {
      ...platform,
      documents: {
        ...documents,
        newId: () => `id-${(ids += 1)}`,
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
    {
      key: LESSON,
      drafts: draftsOf(platform).value,
      place: PLACE,
      user,
      isTeacher: () => false,
      isPatient: true,
      between: '\n',
      ...events,
      ...options,
    },
  );
  outbox.start();
  const sent = () => events.onSent.mock.calls.map(([{ Message }]: [Comment]) => Message);
  /** What the list says of each post. */
  const statuses = () => outbox.state$.value.pending.map(({ text, status }) => `${text} ${status}`);
  const typed = () => outbox.state$.value.text;
  return { platform, outbox, events, attempts, reads, network, sent, statuses, typed };
}

test('waits longer after each failure, and a quarter of a minute at most', async () => {
  const { outbox, attempts, network } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send('a');
  await pass(60_000);
  const gaps = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  expect(gaps).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
});

test('waits a second again after what was sent between two failures', async () => {
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

test('says that it sends again, once the last failure is over', async () => {
  const { outbox, network, statuses } = setUp();
  network.answer = () => Promise.reject(offline);
  outbox.send('a');
  await settle();
  expect(statuses()).toEqual(['a waiting']);
  outbox.send('b');
  expect(statuses()).toEqual(['a waiting', 'b waiting']);
  network.answer = () => Promise.resolve();
  await pass(1000);
  // The first one is there; the second is too soon after it.
  expect(statuses()).toEqual(['b sending']);
  outbox.send('c');
  expect(statuses()).toEqual(['b sending', 'c sending']);
});

/** What the limit of the member says after a message of another tab, or of a lost answer. */
const writeLimit = ({ documents }: Platform, LastMessageID: string) =>
  documents.batch([
    {
      operation: 'set',
      path: LIMIT,
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
  outbox.send('a');
  await pass(2000);
  network.answer = async () => {
    await writeLimit(platform, 'id-2');
    throw offline;
  };
  outbox.send('b');
  await pass(1000);
  // Once at first, and once because nobody knew what had arrived.
  expect(reads).toEqual([LIMIT, LIMIT]);
  expect(attempts).toHaveLength(2);
  expect(sent()).toEqual(['a', 'b']);
});

test('another tab that was faster is an answer: it waits for its turn, and not for the connection', async () => {
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
  'a limit that another device has moved since is read again, patient: %s',
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

test('typing leaves the list of what is under way as it is', () => {
  const { outbox, network, typed } = setUp();
  network.answer = () => new Promise(() => {});
  outbox.send('a');
  const { pending } = outbox.state$.value;
  outbox.type('b');
  expect(typed()).toBe('b');
  expect(outbox.state$.value.pending).toBe(pending);
});

test('makes one attempt at a time, however often it is told to hurry', async () => {
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

test('hurried, it does not keep the wait that it was in', async () => {
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

test('a refusal ends the series of failures, and gives everything back', async () => {
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

test('gives everything back, and writes nothing, while the name is not theirs to use', async () => {
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

describe('stopped', () => {
  test.each([
    ['sent', () => Promise.resolve()],
    ['lost', () => Promise.reject(offline)],
    ['refused', () => Promise.reject(refusal)],
  ])('while a message is under way, it says nothing of how that was %s', async (_, end) => {
    const { outbox, events, attempts, network, statuses } = setUp();
    let answer = () => {};
    network.answer = () => new Promise<void>((resolve) => (answer = resolve)).then(end);
    outbox.send('a');
    outbox.send('b');
    await settle();
    outbox.stop();
    answer();
    await pass(60_000);
    expect(statuses()).toEqual(['a sending', 'b sending']);
    expect(events.onSent).not.toHaveBeenCalled();
    expect(events.onReturned).not.toHaveBeenCalled();
    expect(attempts).toHaveLength(1);
  });

  test('and begun again, it sends what has no answer once, also if that had arrived', async () => {
    const { platform, outbox, attempts, network, sent, statuses } = setUp();
    let answer = () => {};
    network.answer = () => new Promise<void>((resolve) => (answer = resolve));
    outbox.send('a');
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
    outbox.send('a');
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

describe('after a reload', () => {
  /** An outbox that finds what another one left behind. */
  async function reload(passedMs: number, options: Partial<OutboxOptions<ChatLimit>> = {}) {
    const first = setUp(options);
    first.network.answer = () => new Promise(() => {});
    first.outbox.send('a');
    first.outbox.send('b');
    first.outbox.type('c');
    await settle();
    first.outbox.stop();
    jest.setSystemTime(Date.now() + passedMs);
    return { first, second: setUp({ drafts: draftsOf(first.platform).value, ...options }) };
  }

  test.each([
    [15 * 60_000, ['a sending', 'b sending'], 'c'],
    [15 * 60_000 + 1, [], 'a\nb\nc'],
  ])('of %d ms, what goes on is %j, and the field holds %j', async (passed, pending, text) => {
    const { second } = await reload(passed);
    expect(second.statuses()).toEqual(pending);
    expect(second.typed()).toBe(text);
    await pass(2000);
    expect(second.sent()).toEqual(pending.length > 0 ? ['a', 'b'] : []);
  });

  test('everything comes back where nothing is sent by itself', async () => {
    const { second } = await reload(0, { isPatient: false });
    expect(second.statuses()).toEqual([]);
    expect(second.typed()).toBe('a\nb\nc');
  });
});

describe('where nothing is sent again by itself', () => {
  const IMPATIENT = { isPatient: false, between: '\n\n' };

  test('a post comes back at once, before what was typed since', async () => {
    const { outbox, events, attempts, network, statuses, typed } = setUp(IMPATIENT);
    network.answer = () => Promise.reject(offline);
    outbox.send('a');
    outbox.type('b');
    await pass(60_000);
    expect(events.onReturned.mock.calls).toEqual([[offline, 'a']]);
    expect(statuses()).toEqual([]);
    expect(typed()).toBe('a\n\nb');
    expect(attempts).toHaveLength(1);
  });

  test('one that is too soon comes back with its wait', async () => {
    const { platform, outbox, events, attempts } = setUp(IMPATIENT);
    await writeLimit(platform, 'of-the-other-tab');
    jest.setSystemTime(Date.now() + 500);
    outbox.send('a');
    await settle();
    const [[reason]] = events.onReturned.mock.calls as [[TooSoon]];
    expect(reason).toBeInstanceOf(TooSoon);
    expect(reason.waitMs).toBe(1500);
    expect(attempts).toEqual([]);
  });

  test.each([
    ['the same text keeps its id', 'a', 'id-1'],
    ['another text has another id', 'a b', 'id-2'],
  ])('%s', async (_, text, id) => {
    const { outbox, events, network } = setUp(IMPATIENT);
    network.answer = () => Promise.reject(offline);
    outbox.send('a');
    await settle();
    network.answer = () => Promise.resolve();
    outbox.send(text);
    await settle();
    expect(events.onSent.mock.calls).toEqual([[expect.objectContaining({ ID: id })]]);
  });

  test('the same words once more are another post', async () => {
    const { outbox, events, network } = setUp(IMPATIENT);
    network.answer = () => Promise.reject(offline);
    outbox.send('a');
    await settle();
    network.answer = () => Promise.resolve();
    outbox.send('a');
    await pass(10_000);
    outbox.send('a');
    await settle();
    expect(events.onSent.mock.calls).toEqual([
      [expect.objectContaining({ ID: 'id-1' })],
      [expect.objectContaining({ ID: 'id-2' })],
    ]);
  });

  test('a post without an answer comes back, though it may arrive later', async () => {
    const { outbox, events, network } = setUp(IMPATIENT);
    network.answer = () => new Promise(() => {});
    outbox.send('a');
    await pass(14_999);
    expect(events.onReturned).not.toHaveBeenCalled();
    await pass(1);
    expect(events.onReturned).toHaveBeenCalledTimes(1);
  });
});
