import { CHAT_RATE } from 'shared-contracts';
import { createInMemoryPlatform } from 'common-testing';
import {
  closers,
  LESSON,
  MEMBER,
  MESSAGES,
  offline,
  pass,
  refusal,
  sends,
  settle,
  setUp,
  stored,
  user,
} from '../../testing/chat-store';
import { createChatStore } from './chat-store';

describe('without a connection', () => {
  test('a message waits, and is stored once after the connection is back', async () => {
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

  test('follows the browser’s offline and online events, and sends at once when online', async () => {
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

  test('a pending message is sent after a reload, under the same id', async () => {
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

  test('a reopened chat sends the waiting messages and new ones', async () => {
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

  test('a chat that could not be read says so, and retries by itself', async () => {
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
