import { CHAT_RATE, type ChatMessage } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'common-testing';
import {
  LESSON,
  MEMBER,
  MESSAGES,
  NOW,
  offline,
  pass,
  pendingOf,
  refusal,
  sends,
  settle,
  setUp,
  user,
} from '../../testing/chat-store';
import { createChatStore } from './chat-store';

test.each([
  ['Vreni', 'usable'],
  ['', 'none'],
  ['\u200b', 'none'],
  ['ä'.repeat(101), 'unfit'],
  ['\u202einerV', 'unfit'],
  [`Vre${'\u0301'.repeat(9)}ni`, 'unfit'],
  [`Vre${'\u0301'.repeat(8)}ni`, 'usable'],
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

  test('returns a message that was sent before the answer', async () => {
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

test('sends a message with its limit in one batch, with the own name and the server’s time', async () => {
  const { say, platform, store, shown } = await setUp();
  await say({ type: 'send', text: '  Grüezi mitenand ' });
  expect(shown()).toEqual(['Grüezi mitenand']);
  expect(store.state$.value).toMatchObject({ pending: [], notice: null });
  const [{ id, data }] = (await platform.documents.query<ChatMessage>(MESSAGES)) as [
    { id: string; data: ChatMessage },
  ];
  expect(data).toEqual({
    ID: id,
    Message: 'Grüezi mitenand',
    UID: user.UID,
    Username: user.Username,
    TimeStamp: NOW.toISOString(),
  });
  await expect(platform.documents.get(`ChatLimits/${user.UID}`)).resolves.toEqual({
    LastMessageID: id,
    LastLiveLessonID: LESSON,
    LastMessageAt: NOW.toISOString(),
    Day: LESSON,
    CountOfDay: 1,
  });
});

test('a teacher’s message is marked', async () => {
  const { say, store } = await setUp({ isTeacher: true });
  await say({ type: 'send', text: 'Sali' });
  expect(store.messages$.value[0]).toMatchObject({ ByTeacher: true });
});

describe('several messages at once', () => {
  test('are sent in order, two seconds apart', async () => {
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

  test('three wait behind one; another comes back, with a notice until there is room', async () => {
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

  test('all come back in order when the first is refused', async () => {
    const { say, store, rules } = await setUp();
    await say({ type: 'send', text: 'Eis' });
    await say({ type: 'send', text: 'Zwei' });
    await say({ type: 'send', text: 'Drüü' });
    await say({ type: 'typed', text: 'Vier' });
    rules.refuse = (operation, path) =>
      operation === 'write' && path.startsWith(MESSAGES) ? refusal : undefined;
    // The outbox retries as long as the device's clock may be the reason.
    await pass(10_000);
    expect(store.state$.value).toMatchObject({ pending: [], notice: { kind: 'refused' } });
    expect(store.returned$.value).toEqual({ text: 'Zwei\nDrüü' });
    expect(store.typed()).toBe('Zwei\nDrüü\nVier');
  });

  test('wait after a message of another tab, even with a slow clock', async () => {
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

test('after another learner’s log-in nothing is sent, and no draft is shown', async () => {
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

test('invisible text is not sent', async () => {
  const { say, writes } = await setUp();
  for (const text of ['', '  ', '\u200b', 'ä'.repeat(501)]) await say({ type: 'send', text });
  expect(sends(writes)).toEqual([]);
});

test('each member has only their own drafts', async () => {
  const [own, foreign] = [`chat-draft:${user.UID}:${LESSON}`, `chat-draft:another:${LESSON}`];
  for (const key of [own, foreign]) sessionStorage.setItem(key, JSON.stringify({ text: 'Hoi' }));
  const { store } = await setUp();
  expect(store.typed()).toBe('Hoi');
  expect(Object.keys(sessionStorage)).toEqual([own]);
});
