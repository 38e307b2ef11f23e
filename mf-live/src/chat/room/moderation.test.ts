import { LESSON, NOW, offline, pass, settle, setUp, stored } from '../../testing/chat-store';

describe('a teacher', () => {
  test('deletes a message: it is gone at once, and comes back when that fails', async () => {
    const { say, shown, rules, store, inChat } = await setUp({
      isTeacher: true,
      documents: { ...stored('a'), ...stored('b') },
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
      UID: 'other',
      Username: 'Vreni',
      MutedAt: NOW.toISOString(),
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
        UID: 'other',
        Username: 'Vreni',
        MutedAt: NOW.toISOString(),
      },
    },
    refuseDocuments: (_, path) => (path.endsWith('/Mutes') ? offline : undefined),
  });
  expect(store.state$.value.muted).toEqual([]);
  rules.refuse = () => undefined;
  await pass(5000);
  expect(store.state$.value.muted).toEqual([{ uid: 'other', username: 'Vreni' }]);
});
