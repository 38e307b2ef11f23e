import {
  AppError,
  CHAT_PRESENCE,
  CHAT_RATE,
  isLoggedIn,
  type ChatMessage,
  type CurrentUser,
  type ChatAct,
} from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'shared-contracts/testing';
import { createChatStore } from './chat-store';

const LESSON = '2026-11-23';
const NOW = new Date('2026-11-23T19:05:00.000Z');
const MESSAGES = `LiveChats/${LESSON}/Messages`;
const MEMBER = aMember();
const user = (isLoggedIn(MEMBER) && MEMBER.user) as CurrentUser;

const stored = (ID: string, part: Partial<ChatMessage> = {}): Record<string, ChatMessage> => ({
  [`${MESSAGES}/${ID}`]: {
    ...{ ID, Message: `Text ${ID}`, UID: 'other', Username: 'Vreni' },
    TimeStamp: new Date(NOW.getTime() - 60_000).toISOString(),
    ...part,
  },
});

const settle = () => jest.advanceTimersByTimeAsync(0);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const offline = new AppError('unavailable', 'No connection');
const refusal = new AppError('permission-denied', 'Missing or insufficient permissions.');

const closers: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'] });
  sessionStorage.clear();
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  jest.useRealTimers();
});

interface Options extends InMemoryOptions {
  readonly isTeacher?: boolean;
  /** What the server says of the room when the rules have refused something. */
  readonly isRoomOpen?: boolean;
}

async function setUp({ isTeacher = false, isRoomOpen = false, ...options }: Options = {}) {
  /** What the network and the rules do now. */
  const rules: { refuse: NonNullable<InMemoryOptions['refuseDocuments']> } = {
    refuse: options.refuseDocuments ?? (() => undefined),
  };
  const platform = createInMemoryPlatform({
    session: MEMBER,
    now: () => new Date(),
    ...options,
    refuseDocuments: (operation, path) => rules.refuse(operation, path),
  });
  const { documents } = platform;
  const writes: string[] = [];
  const reads: string[] = [];
  const watched = {
    ...platform,
    documents: {
      ...documents,
      batch: (all: Parameters<typeof documents.batch>[0]) => {
        writes.push(...all.map(({ path }) => path));
        return documents.batch(all);
      },
      get: (path: string) => {
        reads.push(path);
        return documents.get(path);
      },
    } as typeof documents,
  };
  const onRefused = jest.fn(async () => isRoomOpen);
  const store = createChatStore(watched, { liveLessonID: LESSON, user, isTeacher });
  const open = () => {
    const close = store.open(onRefused);
    closers.push(close);
    return close;
  };
  const close = open();
  await settle();
  const say = async (message: ChatAct) => {
    store.handle(message);
    await settle();
  };
  const inChat = async () =>
    (await documents.query<ChatMessage>(MESSAGES)).map(({ data }) => data.Message);
  const shown = () => store.messages$.value.map(({ Message }) => Message);
  return { platform, store, rules, onRefused, say, inChat, shown, writes, reads, close, open };
}

const sends = (writes: readonly string[]) => writes.filter((path) => path.startsWith(MESSAGES));

test.each([
  ['Vreni', 'usable'],
  ['', 'none'],
  ['\u200b', 'none'],
  ['ä'.repeat(101), 'too-long'],
])('the name “%s” is %s', (Username, expected) => {
  const room = { liveLessonID: LESSON, user: { ...user, Username }, isTeacher: false };
  const { state$ } = createChatStore(createInMemoryPlatform({ session: MEMBER }), room);
  expect(state$.value.name).toBe(expected);
});

describe('the name of a teacher or of the school', () => {
  const answering = (isAllowed: boolean) => ({ functions: { checkName: () => ({ isAllowed }) } });
  const presence = `LiveChats/${LESSON}/Present`;

  test.each([
    [false, 'taken', 0],
    [true, 'usable', 1],
  ])('allowed: %s, so it is %s, and present: %s', async (isAllowed, name, count) => {
    const { store, platform, say, writes } = await setUp(answering(isAllowed));
    expect(store.state$.value.name).toBe(name);
    expect(await platform.documents.query(presence)).toHaveLength(count);
    await say({ type: 'send', text: 'Hoi' });
    expect(sends(writes)).toHaveLength(count);
  });

  test('gives a message back that was sent before the answer', async () => {
    let answer = (_: { isAllowed: boolean }) => {};
    const checkName = () => new Promise<{ isAllowed: boolean }>((resolve) => (answer = resolve));
    const { store, say, writes } = await setUp({ functions: { checkName } });
    await say({ type: 'send', text: 'Hoi' });
    expect(store.state$.value.pending).toHaveLength(1);
    answer({ isAllowed: false });
    await settle();
    expect(store.state$.value).toMatchObject({ name: 'taken', pending: [] });
    expect(store.returned$.value.text).toBe('Hoi');
    expect(sends(writes)).toEqual([]);
  });
});

test('shows the newest 100, oldest first, and what comes', async () => {
  const many = Array.from({ length: 105 }, (_, index) =>
    stored(`m${index}`, {
      TimeStamp: new Date(NOW.getTime() - 1_000_000 + index * 1000).toISOString(),
    }),
  );
  const { store, shown, platform } = await setUp({ documents: Object.assign({}, ...many) });
  expect(store.state$.value).toMatchObject({ room: 'open', connection: 'live' });
  expect(shown()).toHaveLength(100);
  expect([shown()[0], shown().at(-1)]).toEqual(['Text m5', 'Text m104']);
  await platform.documents.merge(`${MESSAGES}/new`, {
    ...Object.values(stored('new'))[0],
    TimeStamp: NOW.toISOString(),
  });
  await settle();
  expect(shown().at(-1)).toBe('Text new');
  expect(shown()).toHaveLength(100);
});

test('leaves a malformed message out', async () => {
  const { shown } = await setUp({
    documents: { ...stored('good'), [`${MESSAGES}/bad`]: { Message: 7, TimeStamp: 'x' } },
  });
  expect(shown()).toEqual(['Text good']);
});

test('sends a message with its limit in one batch, with the own name and the server’s time', async () => {
  const { say, platform, store, shown } = await setUp();
  await say({ type: 'send', text: '  Grüezi mitenand ' });
  expect(shown()).toEqual(['Grüezi mitenand']);
  expect(store.state$.value).toMatchObject({ pending: [], notice: null });
  const [{ id, data }] = (await platform.documents.query<ChatMessage>(MESSAGES)) as [
    { id: string; data: ChatMessage },
  ];
  expect(data).toEqual({
    ...{ ID: id, Message: 'Grüezi mitenand', UID: user.UID, Username: user.Username },
    TimeStamp: NOW.toISOString(),
  });
  await expect(platform.documents.get(`ChatLimits/${user.UID}`)).resolves.toEqual({
    ...{ LastMessageID: id, LastLiveLessonID: LESSON, LastMessageAt: NOW.toISOString() },
    ...{ Day: LESSON, CountOfDay: 1 },
  });
});

test('a teacher’s message is marked', async () => {
  const { say, store } = await setUp({ isTeacher: true });
  await say({ type: 'send', text: 'Sali' });
  expect(store.messages$.value[0]).toMatchObject({ ByTeacher: true });
});

test('the own limit is read once, not for every message', async () => {
  const { say, reads } = await setUp();
  for (const text of ['Eis', 'Zwei', 'Drüü']) {
    await say({ type: 'send', text });
    await pass(CHAT_RATE.secondsBetween * 1000);
  }
  expect(reads.filter((path) => path.startsWith('ChatLimits'))).toHaveLength(1);
});

const pendingOf = (store: ReturnType<typeof createChatStore>) =>
  store.state$.value.pending.map(({ text, status }) => `${text} ${status}`);

describe('several messages at once', () => {
  test('go out two seconds apart, in their order and by themselves', async () => {
    const { say, store, writes, reads, shown } = await setUp();
    for (const text of ['Eis', 'Zwei', 'Drüü']) await say({ type: 'send', text });
    expect(shown()).toEqual(['Eis']);
    expect(pendingOf(store)).toEqual(['Zwei sending', 'Drüü sending']);
    expect(store.state$.value.notice).toBeNull();
    await pass(1999);
    expect(sends(writes)).toHaveLength(1);
    await pass(1);
    expect(shown()).toEqual(['Eis', 'Zwei']);
    await pass(2000);
    expect(shown()).toEqual(['Eis', 'Zwei', 'Drüü']);
    expect(store.state$.value.pending).toEqual([]);
    expect(reads.filter((path) => path.startsWith('ChatLimits'))).toHaveLength(1);
  });

  test('three wait behind one; a further one comes back, and is told until there is room', async () => {
    const { say, store, rules, inChat } = await setUp();
    rules.refuse = () => offline;
    const texts = ['Eis', 'Zwei', 'Drüü', 'Vier', 'Füüf'];
    for (const text of texts) await say({ type: 'send', text });
    expect(pendingOf(store)).toEqual(texts.slice(0, 4).map((text) => `${text} waiting`));
    expect(store.state$.value).toMatchObject({ connection: 'lost', notice: { kind: 'busy' } });
    expect(store.typed()).toBe('Füüf');
    rules.refuse = () => undefined;
    await pass(2000);
    expect(store.state$.value).toMatchObject({ connection: 'live', notice: null });
    expect(pendingOf(store)).toEqual(['Zwei sending', 'Drüü sending', 'Vier sending']);
    await pass(6000);
    expect((await inChat()).toSorted()).toEqual(texts.slice(0, 4).toSorted());
  });

  test('that are open at a reload go out afterwards, each once', async () => {
    const { platform, say, close, inChat } = await setUp();
    for (const text of ['Eis', 'Zwei', 'Drüü']) await say({ type: 'send', text });
    await say({ type: 'typed', text: 'Und no' });
    close();
    const after = createChatStore(platform, { liveLessonID: LESSON, user, isTeacher: false });
    expect(pendingOf(after)).toEqual(['Zwei sending', 'Drüü sending']);
    expect(after.typed()).toBe('Und no');
    closers.push(after.open(async () => true));
    await pass(CHAT_RATE.secondsBetween * 2000);
    expect((await inChat()).toSorted()).toEqual(['Drüü', 'Eis', 'Zwei']);
    expect(after.state$.value.pending).toEqual([]);
  });

  test('all come back in their order when the first is refused', async () => {
    const { say, store, rules } = await setUp();
    await say({ type: 'send', text: 'Eis' });
    await say({ type: 'send', text: 'Zwei' });
    await say({ type: 'send', text: 'Drüü' });
    await say({ type: 'typed', text: 'Vier' });
    rules.refuse = (operation, path) =>
      operation === 'write' && path.startsWith(MESSAGES) ? refusal : undefined;
    // Until the clocks of device and server cannot be the reason.
    await pass(10_000);
    expect(store.state$.value).toMatchObject({ pending: [], notice: { kind: 'refused' } });
    expect(store.returned$.value).toEqual({ text: 'Zwei\nDrüü' });
    expect(store.typed()).toBe('Zwei\nDrüü\nVier');
  });

  test('one that another tab was faster than waits too, though the clock of the device is slow', async () => {
    const { say, store, rules, platform, inChat } = await setUp();
    await say({ type: 'send', text: 'Eis' });
    await pass(CHAT_RATE.secondsBetween * 1000);
    const limit = await platform.documents.get<object>(`ChatLimits/${user.UID}`);
    await platform.documents.merge(`ChatLimits/${user.UID}`, {
      ...limit,
      LastMessageID: 'of-the-other-tab',
      LastMessageAt: new Date(Date.now() + 1000).toISOString(),
    });
    rules.refuse = (operation, path) =>
      operation === 'write' && path.startsWith(MESSAGES) ? refusal : undefined;
    await say({ type: 'send', text: 'Zwei' });
    expect(pendingOf(store)).toEqual(['Zwei sending']);
    rules.refuse = () => undefined;
    await pass(CHAT_RATE.secondsBetween * 1000 + 1000);
    expect(store.state$.value).toMatchObject({ pending: [], notice: null });
    expect((await inChat()).toSorted()).toEqual(['Eis', 'Zwei']);
  });
});

test('nothing goes out for another learner, who finds nothing of it either', async () => {
  const { platform, store, rules, say, writes } = await setUp();
  rules.refuse = () => offline;
  await say({ type: 'send', text: 'Bin im Tunnel' });
  await say({ type: 'typed', text: 'Und dänn' });
  const before = sends(writes).length;
  rules.refuse = () => undefined;
  platform.setSession(aMember({ UID: 'uid-beat' }));
  await pass(60_000);
  await say({ type: 'send', text: 'Grüezi' });
  await pass(60_000);
  expect(sends(writes)).toHaveLength(before);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(store.state$.value.pending).toHaveLength(2);
});

test('what nobody could read is not sent', async () => {
  const { say, writes } = await setUp();
  for (const text of ['', '  ', '\u200b', 'ä'.repeat(501)]) await say({ type: 'send', text });
  expect(sends(writes)).toEqual([]);
});

describe('without a connection', () => {
  test('a message waits, and is stored once when it is back', async () => {
    const { say, store, rules, writes, inChat, shown } = await setUp();
    rules.refuse = () => offline;
    await say({ type: 'send', text: 'Bin im Tunnel' });
    expect(store.state$.value).toMatchObject({
      connection: 'lost',
      pending: [{ text: 'Bin im Tunnel', status: 'waiting' }],
    });
    await pass(7000);
    rules.refuse = () => undefined;
    await pass(15_000);
    expect(await inChat()).toEqual(['Bin im Tunnel']);
    expect(shown()).toEqual(['Bin im Tunnel']);
    expect(store.state$.value).toMatchObject({ connection: 'live', pending: [] });
    expect(new Set(sends(writes)).size).toBeLessThanOrEqual(1);
  });

  test('a message whose answer was lost is stored once', async () => {
    const { documents, ...rest } = createInMemoryPlatform({ session: MEMBER });
    let attempts = 0;
    const lossy: typeof documents = {
      ...documents,
      async batch(all) {
        if (!all.some(({ path }) => path.startsWith(MESSAGES))) return documents.batch(all);
        attempts += 1;
        // Afterwards the rules refuse to change it, as they do for any message.
        if (attempts > 1) throw refusal;
        await documents.batch(all);
        throw offline;
      },
    };
    const platform = { ...rest, documents: lossy };
    const store = createChatStore(platform, { liveLessonID: LESSON, user, isTeacher: false });
    closers.push(store.open(async () => true));
    store.handle({ type: 'send', text: 'Eis' });
    await settle();
    expect(store.state$.value.pending).toMatchObject([{ status: 'waiting' }]);
    await pass(1000);
    expect(store.state$.value).toMatchObject({ pending: [], notice: null, connection: 'live' });
    await expect(documents.query(MESSAGES)).resolves.toHaveLength(1);
  });

  test('the browser’s word counts, and its return hurries', async () => {
    const { store, say, rules, inChat } = await setUp();
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(store.state$.value.connection).toBe('lost');
    rules.refuse = () => offline;
    await say({ type: 'send', text: 'Hoi' });
    await pass(30_000);
    rules.refuse = () => undefined;
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(await inChat()).toEqual(['Hoi']);
    expect(store.state$.value.connection).toBe('live');
  });

  test('a message that is open at a reload is sent afterwards, under its id', async () => {
    const { platform, rules, say, close, inChat } = await setUp();
    rules.refuse = () => offline;
    await say({ type: 'send', text: 'Vor em Neulade' });
    await say({ type: 'typed', text: 'Und dänn' });
    close();
    rules.refuse = () => undefined;
    const after = createChatStore(platform, { liveLessonID: LESSON, user, isTeacher: false });
    expect(after.typed()).toBe('Und dänn');
    closers.push(after.open(async () => true));
    await settle();
    expect(await inChat()).toEqual(['Vor em Neulade']);
  });

  test('closed and opened again, it sends what waited, and what comes', async () => {
    const { store, say, rules, close, open, inChat } = await setUp();
    rules.refuse = () => offline;
    await say({ type: 'send', text: 'Eis' });
    close();
    rules.refuse = () => undefined;
    open();
    await settle();
    expect(await inChat()).toEqual(['Eis']);
    expect(store.state$.value).toMatchObject({ pending: [], connection: 'live' });
    await pass(CHAT_RATE.secondsBetween * 1000);
    await say({ type: 'send', text: 'Zwei' });
    expect((await inChat()).toSorted()).toEqual(['Eis', 'Zwei']);
  });

  test('a chat that could not be read says so, and reads by itself once it can', async () => {
    let isDown = true;
    const { store, shown } = await setUp({
      documents: stored('a'),
      refuseDocuments: () => (isDown ? offline : undefined),
    });
    expect(store.state$.value).toMatchObject({ room: 'failed', connection: 'lost' });
    isDown = false;
    await pass(5000);
    expect(store.state$.value).toMatchObject({ room: 'open', connection: 'live' });
    expect(shown()).toEqual(['Text a']);
  });
});

test('a member keeps their own drafts, and none of another', async () => {
  const [own, foreign] = [`chat-draft:${user.UID}:${LESSON}`, `chat-draft:another:${LESSON}`];
  for (const key of [own, foreign]) sessionStorage.setItem(key, JSON.stringify({ text: 'Hoi' }));
  const { store } = await setUp();
  expect(store.typed()).toBe('Hoi');
  expect(Object.keys(sessionStorage)).toEqual([own]);
});

describe('refused', () => {
  test('the chat is closed to who may not read, and the page is told', async () => {
    const { store, onRefused } = await setUp({
      refuseDocuments: (operation, path) =>
        operation === 'read' && path === MESSAGES ? refusal : undefined,
    });
    expect(store.state$.value.room).toBe('refused');
    expect(onRefused).toHaveBeenCalled();
  });

  const noReading = (operation: string, path: string) =>
    operation === 'read' && path === MESSAGES ? refusal : undefined;

  test('a chat whose room is open is read once more, and then goes on', async () => {
    const { store, rules, shown } = await setUp({
      ...{ documents: stored('a'), isRoomOpen: true, refuseDocuments: noReading },
    });
    expect(store.state$.value.room).toBe('loading');
    rules.refuse = () => undefined;
    await pass(5000);
    expect(store.state$.value.room).toBe('open');
    expect(shown()).toEqual(['Text a']);
  });

  test('a chat that is refused again offers a button', async () => {
    const { store, rules, say, onRefused } = await setUp({
      ...{ isRoomOpen: true, refuseDocuments: noReading },
    });
    await pass(60_000);
    expect(store.state$.value.room).toBe('failed');
    expect(onRefused).toHaveBeenCalledTimes(2);
    rules.refuse = () => undefined;
    await say({ type: 'retry' });
    expect(store.state$.value.room).toBe('open');
  });

  test('a message gives its text back, says so and has the page ask again', async () => {
    const { say, store, rules, onRefused } = await setUp();
    rules.refuse = (operation, path) =>
      operation === 'write' && path.startsWith(MESSAGES) ? refusal : undefined;
    await say({ type: 'send', text: 'Hoi' });
    expect(store.state$.value).toMatchObject({ notice: { kind: 'refused' }, pending: [] });
    expect(store.returned$.value).toEqual({ text: 'Hoi' });
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  const OWN_MUTE = `LiveChats/${LESSON}/Mutes/${user.UID}`;
  const mute = { UID: user.UID, Username: 'x', MutedAt: NOW.toISOString() };

  test('a member is told at once when a teacher mutes them, and when they may write again', async () => {
    const { store, platform } = await setUp({ documents: { [OWN_MUTE]: mute } });
    expect(store.state$.value.isMuted).toBe(true);
    await platform.documents.remove(OWN_MUTE);
    await settle();
    expect(store.state$.value.isMuted).toBe(false);
    await platform.documents.merge(OWN_MUTE, mute);
    await settle();
    expect(store.state$.value.isMuted).toBe(true);
  });

  test('a mute of somebody else is none of the own', async () => {
    const other = `LiveChats/${LESSON}/Mutes/other`;
    const { store } = await setUp({ documents: { [other]: { ...mute, UID: 'other' } } });
    expect(store.state$.value.isMuted).toBe(false);
  });

  test('a muted member whose mute could not be watched is told when writing', async () => {
    const { say, store, rules, platform } = await setUp({
      documents: { [OWN_MUTE]: mute },
      refuseDocuments: (_, path) => (path.endsWith('/Mutes') ? offline : undefined),
    });
    expect(store.state$.value).toMatchObject({ isMuted: false, notice: null });
    rules.refuse = (operation, path) =>
      operation === 'write' && path.startsWith(MESSAGES) ? refusal : undefined;
    await say({ type: 'send', text: 'Hoi' });
    expect(store.state$.value.notice).toEqual({ kind: 'muted' });
    expect(store.typed()).toBe('Hoi');
    await pass(5000);
    expect(store.state$.value).toMatchObject({ isMuted: true, notice: null });
    await platform.documents.remove(OWN_MUTE);
    await settle();
    expect(store.state$.value).toMatchObject({ isMuted: false, notice: null });
  });

  test('a heartbeat has the page ask again', async () => {
    const { rules, onRefused } = await setUp();
    rules.refuse = (_, path) => (path.includes('/Present/') ? refusal : undefined);
    await pass(CHAT_PRESENCE.everyMs);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });
});

describe('a teacher', () => {
  test('deletes a message: it is gone at once, and comes back when that fails', async () => {
    const { say, shown, rules, store, inChat } = await setUp({
      ...{ isTeacher: true, documents: { ...stored('a'), ...stored('b') } },
    });
    store.handle({ type: 'delete', id: 'a' });
    expect(shown()).toEqual(['Text b']);
    await settle();
    expect(await inChat()).toEqual(['Text b']);
    rules.refuse = (operation) => (operation === 'write' ? offline : undefined);
    await say({ type: 'delete', id: 'b' });
    expect(shown()).toEqual(['Text b']);
    expect(store.state$.value.notice).toEqual({ kind: 'moderation-failed' });
  });

  test('mutes a member, sees who is muted, and lets them write again', async () => {
    const { say, store, platform } = await setUp({ isTeacher: true });
    await say({ type: 'mute', uid: 'other', username: 'Vreni' });
    await expect(platform.documents.get(`LiveChats/${LESSON}/Mutes/other`)).resolves.toEqual({
      ...{ UID: 'other', Username: 'Vreni', MutedAt: NOW.toISOString() },
    });
    expect(store.state$.value.muted).toEqual([{ uid: 'other', username: 'Vreni' }]);
    await say({ type: 'unmute', uid: 'other' });
    expect(store.state$.value.muted).toEqual([]);
  });
});

test('a teacher sees who is muted once that can be read', async () => {
  const { store, rules } = await setUp({
    isTeacher: true,
    documents: {
      [`LiveChats/${LESSON}/Mutes/other`]: {
        ...{ UID: 'other', Username: 'Vreni', MutedAt: NOW.toISOString() },
      },
    },
    refuseDocuments: (_, path) => (path.endsWith('/Mutes') ? offline : undefined),
  });
  expect(store.state$.value.muted).toEqual([]);
  rules.refuse = () => undefined;
  await pass(5000);
  expect(store.state$.value.muted).toEqual([{ uid: 'other', username: 'Vreni' }]);
});

describe('who is there', () => {
  const here = (platform: Awaited<ReturnType<typeof setUp>>['platform']) =>
    platform.documents.get<{ SeenAt: string }>(`LiveChats/${LESSON}/Present/${user.UID}`);

  test('a member says it each minute while the page is visible, and leaves', async () => {
    const { platform, writes, close } = await setUp();
    const beats = () => writes.filter((path) => path.includes('/Present/')).length;
    expect(beats()).toBe(1);
    await pass(CHAT_PRESENCE.everyMs * 3);
    expect(beats()).toBe(4);
    await expect(here(platform)).resolves.toMatchObject({
      SeenAt: new Date(NOW.getTime() + CHAT_PRESENCE.everyMs * 3).toISOString(),
    });
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(CHAT_PRESENCE.everyMs * 3);
    expect(beats()).toBe(4);
    close();
    await settle();
    await expect(here(platform)).resolves.toBeUndefined();
  });

  test('the list is read when it is opened, and not again at once', async () => {
    const seen = (uid: string, secondsAgo: number) => ({
      [`LiveChats/${LESSON}/Present/${uid}`]: {
        ...{ UID: uid, Username: uid },
        SeenAt: new Date(NOW.getTime() - secondsAgo * 1000).toISOString(),
      },
    });
    const { platform, store, say } = await setUp({
      documents: { ...seen('Zoé', 5), ...seen('Anna', 60), ...seen('Gone', 200) },
    });
    expect(store.people$.value).toBeNull();
    await say({ type: 'people' });
    expect(store.people$.value).toMatchObject({ status: 'ready', isMore: false });
    const names = store.people$.value?.people.map(({ username }) => username);
    expect(names).toEqual(['Anna', user.Username, 'Zoé']);
    await platform.documents.remove(`LiveChats/${LESSON}/Present/Zoé`);
    await say({ type: 'people' });
    expect(store.people$.value?.people).toHaveLength(3);
    await pass(CHAT_PRESENCE.keptForMs);
    await say({ type: 'people' });
    expect(store.people$.value?.people).toHaveLength(2);
  });

  test('a list that could not be read says so, and is asked for again', async () => {
    const { store, say, rules } = await setUp();
    rules.refuse = () => offline;
    await say({ type: 'people' });
    expect(store.people$.value).toMatchObject({ status: 'failed' });
    rules.refuse = () => undefined;
    await say({ type: 'people' });
    expect(store.people$.value).toMatchObject({ status: 'ready' });
  });
});
