import { CHAT_LIMITS } from 'shared-contracts';
import {
  inChatBefore,
  LESSON,
  MESSAGES,
  NOW,
  offline,
  pass,
  setUp,
  stored,
  user,
} from '../../testing/chat-store';

const SETTINGS = `LiveChats/${LESSON}`;
const set = (part: object) => ({
  [SETTINGS]: { ID: LESSON, ChangedAt: NOW.toISOString(), ...part },
});

describe('a pinned message', () => {
  test('is pinned and unpinned by a teacher; a second one replaces the first', async () => {
    const { say, store, platform } = await setUp({
      isTeacher: true,
      documents: { ...stored('a'), ...stored('b'), ...set({ SlowSeconds: 30 }) },
    });
    await say({ type: 'pin', id: 'a' });
    expect(store.state$.value.pinned).toMatchObject({ ID: 'a', Message: 'Text a' });
    await say({ type: 'pin', id: 'b' });
    expect(store.state$.value.pinned?.ID).toBe('b');
    await say({ type: 'pin', id: null });
    expect(store.state$.value.pinned).toBeNull();
    // The other settings stay.
    await expect(platform.documents.get(SETTINGS)).resolves.toEqual({
      ID: LESSON,
      PinnedID: null,
      SlowSeconds: 30,
      ChangedAt: NOW.toISOString(),
    });
  });

  test('is shown to members, and disappears with its message', async () => {
    const { store, platform, reads } = await setUp({
      documents: { ...stored('a'), ...set({ PinnedID: 'a' }) },
    });
    expect(store.state$.value.pinned?.Message).toBe('Text a');
    await platform.documents.remove(`${MESSAGES}/a`);
    await pass(0);
    expect(store.state$.value.pinned).toBeNull();
    expect(reads.filter((path) => path.startsWith(MESSAGES))).toEqual([]);
  });

  test('that is older than the list is read once', async () => {
    const { store, reads, platform } = await setUp({
      documents: { ...inChatBefore(CHAT_LIMITS.page + 1), ...set({ PinnedID: 'old0' }) },
    });
    expect(store.messages$.value.map(({ ID }) => ID)).not.toContain('old0');
    expect(store.state$.value.pinned?.ID).toBe('old0');
    await platform.documents.merge(`${MESSAGES}/new`, {
      ...stored('new')[`${MESSAGES}/new`]!,
      TimeStamp: NOW.toISOString(),
    });
    await pass(0);
    expect(store.state$.value.pinned?.ID).toBe('old0');
    expect(reads).toEqual([`${MESSAGES}/old0`]);
  });

  test('stays when newer messages push it out of the list', async () => {
    const { store, platform, reads } = await setUp({
      documents: { ...inChatBefore(CHAT_LIMITS.page), ...set({ PinnedID: 'old0' }) },
    });
    await platform.documents.merge(`${MESSAGES}/new`, {
      ...stored('new')[`${MESSAGES}/new`]!,
      TimeStamp: NOW.toISOString(),
    });
    await pass(0);
    expect(store.messages$.value.map(({ ID }) => ID)).not.toContain('old0');
    expect(store.state$.value.pinned?.ID).toBe('old0');
    expect(reads).toEqual([]);
  });
});

describe('slow mode', () => {
  const own = (secondsAgo: number) =>
    stored('own', {
      UID: user.UID,
      TimeStamp: new Date(NOW.getTime() - secondsAgo * 1000).toISOString(),
    });
  const at = (secondsFromNow: number) =>
    new Date(NOW.getTime() + secondsFromNow * 1000).toISOString();

  test('is set by a teacher, and does not slow the teacher', async () => {
    const { say, store, platform } = await setUp({ isTeacher: true, documents: own(5) });
    await say({ type: 'slow', seconds: 30 });
    expect(store.state$.value).toMatchObject({ slowSeconds: 30, mayWriteAt: null });
    await expect(platform.documents.get(SETTINGS)).resolves.toMatchObject({ SlowSeconds: 30 });
  });

  test('tells a member when they may write, also after a reload', async () => {
    const { store } = await setUp({ documents: { ...own(5), ...set({ SlowSeconds: 30 }) } });
    expect(store.state$.value).toMatchObject({ slowSeconds: 30, mayWriteAt: at(25) });
  });

  test('begins with what a member sends, and ends when it is turned off', async () => {
    const { say, store, platform } = await setUp({ documents: set({ SlowSeconds: 10 }) });
    expect(store.state$.value.mayWriteAt).toBeNull();
    await say({ type: 'send', text: 'Hoi' });
    expect(store.state$.value.mayWriteAt).toBe(at(10));
    await platform.documents.merge(SETTINGS, { SlowSeconds: 0 });
    await pass(0);
    expect(store.state$.value).toMatchObject({ slowSeconds: 0, mayWriteAt: null });
  });

  test('does not wait longer because of a wrong clock', async () => {
    const { store } = await setUp({ documents: { ...own(-3600), ...set({ SlowSeconds: 30 }) } });
    expect(store.state$.value.mayWriteAt).toBe(at(30));
  });

  test('sends pending messages at its pace', async () => {
    const { say, inChat } = await setUp({ documents: set({ SlowSeconds: 10 }) });
    await say({ type: 'send', text: 'Eis' });
    await say({ type: 'send', text: 'Zwei' });
    await pass(9000);
    expect(await inChat()).toEqual(['Eis']);
    await pass(1500);
    expect(await inChat()).toEqual(['Eis', 'Zwei']);
  });
});

describe('questions', () => {
  test('a teacher puts them on a list in order, and ticks them off', async () => {
    const { say, store } = await setUp({
      isTeacher: true,
      documents: { ...stored('a'), ...stored('b') },
    });
    await say({ type: 'question', id: 'b' });
    await pass(1000);
    await say({ type: 'question', id: 'a' });
    const list = () => store.state$.value.questions?.map(({ Message }) => Message);
    expect(list()).toEqual(['Text b', 'Text a']);
    await say({ type: 'answered', id: 'b' });
    expect(list()).toEqual(['Text a']);
    await say({ type: 'delete', id: 'a' });
    expect(list()).toEqual([]);
    await say({ type: 'undo', id: 'a' });
    expect(list()).toEqual(['Text a']);
  });

  test('a member does not read them', async () => {
    const asked: string[] = [];
    const { store } = await setUp({
      documents: {
        ...stored('a'),
        [`${SETTINGS}/Questions/a`]: { ID: 'a', AddedAt: NOW.toISOString() },
      },
      refuseDocuments: (_, path) => void asked.push(path),
    });
    expect(store.state$.value.questions).toEqual([]);
    expect(asked.filter((path) => path.includes('Questions'))).toEqual([]);
  });

  test('a teacher is told when an action failed', async () => {
    const { say, store, rules } = await setUp({ isTeacher: true, documents: stored('a') });
    rules.refuse = (operation) => (operation === 'write' ? offline : undefined);
    await say({ type: 'question', id: 'a' });
    expect(store.state$.value.notice).toEqual({ kind: 'moderation-failed' });
  });
});
