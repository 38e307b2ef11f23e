import {
  LESSON,
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
} from '../../testing/chat-store';

describe('a teacher', () => {
  test('deletes a message: it disappears at once, and comes back after a failure', async () => {
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

  describe('undoes a deletion', () => {
    const COPIES = `LiveChats/${LESSON}/DeletedMessages`;
    const copies = async ({ platform }: Awaited<ReturnType<typeof setUp>>) =>
      (await platform.documents.query<object>(COPIES)).map(({ data }) => data);
    const deleted = async () => {
      const chat = await setUp({
        isTeacher: true,
        documents: { ...stored('a', { Message: 'Äxgüsi', UID: 'vreni' }), ...stored('b') },
      });
      const [before] = await chat.platform.documents.query<object>(MESSAGES);
      await chat.say({ type: 'delete', id: 'a' });
      return { ...chat, before: before?.data };
    };

    test('within ten seconds: the message returns as it was, and no copy is left', async () => {
      const chat = await deleted();
      const { say, shown, store, inChat, before, platform } = chat;
      expect(await inChat()).toEqual(['Text b']);
      expect(await copies(chat)).toEqual([{ ...before, DeletedAt: NOW.toISOString() }]);
      expect(store.state$.value.undo).toBe('a');
      await pass(9_900);
      await say({ type: 'undo', id: 'a' });
      expect(await platform.documents.get(`${MESSAGES}/a`)).toEqual(before);
      expect(shown()).toEqual(['Äxgüsi', 'Text b']);
      expect(await copies(chat)).toEqual([]);
      expect(store.state$.value.undo).toBeNull();
    });

    test('not after ten seconds: the copy is deleted', async () => {
      const chat = await deleted();
      await pass(10_000);
      expect(chat.store.state$.value.undo).toBeNull();
      expect(await copies(chat)).toEqual([]);
      await chat.say({ type: 'undo', id: 'a' });
      expect(await chat.inChat()).toEqual(['Text b']);
    });

    test('only the last one: the earlier copy is deleted', async () => {
      const chat = await deleted();
      await chat.say({ type: 'delete', id: 'b' });
      expect(chat.store.state$.value.undo).toBe('b');
      expect(await copies(chat)).toMatchObject([{ ID: 'b' }]);
      await chat.say({ type: 'undo', id: 'a' });
      expect(await chat.inChat()).toEqual([]);
      await chat.say({ type: 'undo', id: 'b' });
      expect(await chat.inChat()).toEqual(['Text b']);
    });

    test('again after a lost connection, while the offer lasts', async () => {
      const { rules, say, store, inChat } = await deleted();
      rules.refuse = (operation) => (operation === 'write' ? offline : undefined);
      await say({ type: 'undo', id: 'a' });
      expect(store.state$.value).toMatchObject({
        undo: 'a',
        notice: { kind: 'moderation-failed' },
      });
      rules.refuse = () => undefined;
      await say({ type: 'undo', id: 'a' });
      expect(await inChat()).toContain('Äxgüsi');
    });

    /** Presses Undo in the last moment, on a slow network. */
    const undoSlowly = async (chat: Awaited<ReturnType<typeof deleted>>) => {
      let arrive: () => void = () => undefined;
      chat.rules.delay = new Promise((resolve) => (arrive = resolve));
      await pass(9_900);
      await chat.say({ type: 'undo', id: 'a' });
      delete chat.rules.delay;
      return async () => {
        arrive();
        await settle();
      };
    };

    test('in the last moment: its copy stays until the message is back', async () => {
      const chat = await deleted();
      const arrive = await undoSlowly(chat);
      await pass(200);
      expect(await copies(chat)).toHaveLength(1);
      expect(chat.store.state$.value.undo).toBe('a');
      await arrive();
      expect(await chat.platform.documents.get(`${MESSAGES}/a`)).toEqual(chat.before);
      expect(await copies(chat)).toEqual([]);
      expect(chat.store.state$.value.undo).toBeNull();
    });

    test('in the last moment, but it fails: the offer has ended, and the copy is deleted', async () => {
      const chat = await deleted();
      const arrive = await undoSlowly(chat);
      await pass(200);
      chat.rules.refuse = (_, path) => (path.startsWith(MESSAGES) ? offline : undefined);
      await arrive();
      await pass(1);
      expect(chat.store.state$.value).toMatchObject({
        undo: null,
        notice: { kind: 'moderation-failed' },
      });
      expect(await copies(chat)).toEqual([]);
    });

    test('while another message is deleted: that one can still be undone', async () => {
      const chat = await deleted();
      const arrive = await undoSlowly(chat);
      await chat.say({ type: 'delete', id: 'b' });
      await arrive();
      expect(await chat.inChat()).toEqual(['Äxgüsi']);
      expect(chat.store.state$.value.undo).toBe('b');
      expect(await copies(chat)).toMatchObject([{ ID: 'b' }]);
    });

    test.each([
      ['is put back', undefined],
      ['fails', offline],
    ])('while the chat is closed, and it %s: no copy is left', async (_, failure) => {
      const chat = await deleted();
      const arrive = await undoSlowly(chat);
      chat.close();
      chat.rules.refuse = (__, path) => (path.startsWith(MESSAGES) ? failure : undefined);
      await arrive();
      await settle();
      expect(await copies(chat)).toEqual([]);
    });

    test('not once the chat is closed: the copy is deleted', async () => {
      const chat = await deleted();
      chat.close();
      await settle();
      expect(await copies(chat)).toEqual([]);
    });
  });

  test('deletes a message for good if its copy is refused', async () => {
    const { rules, say, store, inChat } = await setUp({ isTeacher: true, documents: stored('a') });
    rules.refuse = (_, path) => (path.includes('DeletedMessages') ? refusal : undefined);
    await say({ type: 'delete', id: 'a' });
    expect(await inChat()).toEqual([]);
    expect(store.state$.value).toMatchObject({ undo: null, notice: null });
  });

  test('mutes a member, sees who is muted, and lets them write again', async () => {
    const { say, store, platform } = await setUp({ isTeacher: true });
    await say({ type: 'mute', uid: 'other', username: 'Vreni' });
    await expect(platform.documents.get(mutePath('other'))).resolves.toEqual(muteOf('other'));
    expect(store.state$.value.muted).toEqual([{ uid: 'other', username: 'Vreni' }]);
    await say({ type: 'unmute', uid: 'other' });
    expect(store.state$.value.muted).toEqual([]);
  });
});

test('a teacher sees the muted members after a failed read', async () => {
  const { store, rules } = await setUp({
    isTeacher: true,
    documents: { [mutePath('other')]: muteOf('other') },
    refuseDocuments: (_, path) => (path.endsWith('/Mutes') ? offline : undefined),
  });
  expect(store.state$.value.muted).toEqual([]);
  rules.refuse = () => undefined;
  await pass(5000);
  expect(store.state$.value.muted).toEqual([{ uid: 'other', username: 'Vreni' }]);
});
