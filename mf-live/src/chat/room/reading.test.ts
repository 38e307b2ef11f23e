import { CHAT_PRESENCE } from 'shared-contracts';
import {
  MESSAGES,
  muteOf,
  mutePath,
  NOW,
  offline,
  pass,
  refusal,
  settle,
  setUp,
  stored,
  user,
} from '../../testing/chat-store';

test('shows the newest 100, oldest first, then new messages', async () => {
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

describe('refused', () => {
  test('the chat closes, and asks the server about the room', async () => {
    const { store, onRefused } = await setUp({
      refuseDocuments: (operation, path) =>
        operation === 'read' && path === MESSAGES ? refusal : undefined,
    });
    expect(store.state$.value.room).toBe('refused');
    expect(onRefused).toHaveBeenCalled();
  });

  const noReading = (operation: string, path: string) =>
    operation === 'read' && path === MESSAGES ? refusal : undefined;

  test('if the room is open, the chat is read once more, and continues', async () => {
    const { store, rules, shown } = await setUp({
      documents: stored('a'),
      isRoomOpen: true,
      refuseDocuments: noReading,
    });
    expect(store.state$.value.room).toBe('loading');
    rules.refuse = () => undefined;
    await pass(5000);
    expect(store.state$.value.room).toBe('open');
    expect(shown()).toEqual(['Text a']);
  });

  test('a second refusal offers a button', async () => {
    const { store, rules, say, onRefused } = await setUp({
      isRoomOpen: true,
      refuseDocuments: noReading,
    });
    await pass(60_000);
    expect(store.state$.value.room).toBe('failed');
    expect(onRefused).toHaveBeenCalledTimes(2);
    rules.refuse = () => undefined;
    await say({ type: 'retry' });
    expect(store.state$.value.room).toBe('open');
  });

  test('a refused message returns its text, says so, and asks the server about the room', async () => {
    const { say, store, rules, onRefused } = await setUp();
    rules.refuse = (operation, path) =>
      operation === 'write' && path.startsWith(MESSAGES) ? refusal : undefined;
    await say({ type: 'send', text: 'Hoi' });
    expect(store.state$.value).toMatchObject({ notice: { kind: 'refused' }, pending: [] });
    expect(store.returned$.value).toEqual({ text: 'Hoi' });
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  const OWN_MUTE = mutePath(user.UID);
  const mute = muteOf(user.UID);

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

  test('a mute of another member does not mute this one', async () => {
    const { store } = await setUp({ documents: { [mutePath('other')]: muteOf('other') } });
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

  test('a refused heartbeat asks the server about the room', async () => {
    const { rules, onRefused } = await setUp();
    rules.refuse = (_, path) => (path.includes('/Present/') ? refusal : undefined);
    await pass(CHAT_PRESENCE.everyMs);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });
});
