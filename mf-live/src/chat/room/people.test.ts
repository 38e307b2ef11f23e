import { CHAT_PRESENCE } from 'shared-contracts';
import { LESSON, NOW, offline, pass, settle, setUp, user } from '../../testing/chat-store';

describe('who is there', () => {
  const here = (platform: Awaited<ReturnType<typeof setUp>>['platform']) =>
    platform.documents.get<{ SeenAt: string }>(`LiveChats/${LESSON}/Present/${user.UID}`);

  test('a member sends a heartbeat each minute while the page is visible, and leaves', async () => {
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
        UID: uid,
        Username: uid,
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

  test('a list that could not be read says so, and can be loaded again', async () => {
    const { store, say, rules } = await setUp();
    rules.refuse = () => offline;
    await say({ type: 'people' });
    expect(store.people$.value).toMatchObject({ status: 'failed' });
    rules.refuse = () => undefined;
    await say({ type: 'people' });
    expect(store.people$.value).toMatchObject({ status: 'ready' });
  });
});
