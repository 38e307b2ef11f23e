import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen, type RenderedScreen } from 'kit/testing';
import { AppError, type Comment, type Platform } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'shared-contracts/testing';
import { Comments } from './Comments';

type UserEvent = RenderedScreen['user'];

const NOW = '2026-11-20T12:00:00.000Z';
const VRENI = aMember({ UID: 'vreni', Username: 'Vreni', email: 'vreni@example.com' });
const offline = new AppError('unavailable', 'offline');
const refused = new AppError('permission-denied', 'Missing or insufficient permissions.');

const comment = (ID: string, change: Partial<Comment> = {}): Comment => ({
  ID,
  Message: `Message ${ID}`,
  UID: 'beat',
  Username: 'Beat',
  TimeStamp: NOW,
  ...change,
});
const stored = (...comments: Comment[]) =>
  Object.fromEntries(comments.map((one) => [`Videos/znueni/Comments/${one.ID}`, one]));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

function show(options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    path: '/videos/znueni',
    session: VRENI,
    now: () => new Date(NOW),
    ...options,
  });
  return renderScreen(() => <Comments videoID="znueni" />, platform);
}

async function open(options: InMemoryOptions = {}) {
  const rendered = show(options);
  await rendered.user.click(screen.getByRole('button', { name: 'Comments' }));
  return rendered;
}

/** A network that a test takes away and gives back. */
function network() {
  let failure: AppError | undefined;
  let refuses: 'read' | 'write' = 'write';
  return {
    refuseDocuments: (operation: 'read' | 'write') => (operation === refuses ? failure : undefined),
    fail(error: AppError | undefined, operation: 'read' | 'write' = 'write') {
      failure = error;
      refuses = operation;
    },
  };
}

type BatchSpy = jest.SpyInstance<Promise<void>, Parameters<Platform['documents']['batch']>>;
/** The comments that were sent, each the first write of its commit. */
const commentsIn = (batch: BatchSpy) =>
  batch.mock.calls.map(([[first]]) => first?.data as Partial<Comment> | undefined);

const field = () => screen.findByLabelText('Your comment');
/** At one go: what happens per key is not what is tested here. */
async function write(user: UserEvent, text: string) {
  await user.click(await field());
  await user.paste(text);
}
const send = () => screen.getByRole('button', { name: /^Send/ });
const items = () => screen.queryAllByRole('listitem');
const item = async (text: string) => {
  const found = (await screen.findByText(text)).closest('li');
  if (!found) throw new Error(`"${text}" is in no list`);
  return within(found);
};

describe('the list', () => {
  test('is asked for when it is opened, and not before [ENTITY-lesson-comments]', async () => {
    const { platform, user } = show({ documents: stored(comment('a')) });
    const query = jest.spyOn(platform.documents, 'query');
    expect(screen.getByRole('button', { name: 'Comments' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(query).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Comments' }));
    expect(await screen.findByText('Message a')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Comments' }));
    expect(screen.queryByText('Message a')).not.toBeInTheDocument();
  });

  test('shows the newest 100, newest first [ASYNC-comments] [CONST-comments-limit] [DOC-read-comments]', async () => {
    const time = (minute: number) => new Date(Date.parse(NOW) + minute * 60_000).toISOString();
    const many = Array.from({ length: 102 }, (_, n) => comment(`${n}`, { TimeStamp: time(n) }));
    await open({ documents: stored(...many) });
    await screen.findByText('Message 101');
    expect(items()).toHaveLength(100);
    expect(items()[0]).toHaveTextContent('Message 101');
    expect(items()[99]).toHaveTextContent('Message 2');
    expect(screen.getByText('The newest 100 comments are shown.')).toBeVisible();
  });

  test('says who wrote what, when, and which are one’s own [ENTITY-comment]', async () => {
    await open({
      documents: stored(comment('a'), comment('b', { UID: 'vreni', Username: 'Vreni' })),
    });
    const others = await item('Message a');
    expect(others.getByText('Beat')).toBeVisible();
    expect(others.getByRole('time')).toHaveAttribute('datetime', NOW);
    expect(others.queryByText('You')).not.toBeInTheDocument();
    expect((await item('Message b')).getByText('You')).toBeVisible();
  });

  test('shows text as text: no mark-up, no links, its lines as lines', async () => {
    const Message = '<img src=x onerror="alert(1)">\nhttps://evil.example';
    await open({ documents: stored(comment('a', { Message, Username: '<b>Beat</b>' })) });
    const shown = await screen.findByText(/<img src=x/);
    expect(shown.textContent).toBe(Message);
    expect(screen.getByText('<b>Beat</b>')).toBeVisible();
    expect(document.querySelector('li img, li b, li a')).toBeNull();
  });

  test('invites to be the first where there is none', async () => {
    await open();
    expect(await screen.findByText(/Be the first/)).toBeVisible();
  });

  test('leaves out what is no comment, and logs it', async () => {
    const { platform } = await open({
      documents: { ...stored(comment('a')), 'Videos/znueni/Comments/x': { TimeStamp: NOW } },
    });
    expect(await screen.findByText('Message a')).toBeVisible();
    expect(items()).toHaveLength(1);
    expect(JSON.stringify(platform.recorded.logs)).toContain('A stored comment is malformed');
  });

  test('says when it could not be loaded, and tries again [ASYNC-comments] [ERROR-other-silent]', async () => {
    const { fail, refuseDocuments } = network();
    fail(offline, 'read');
    const { platform, user } = await open({ documents: stored(comment('a')), refuseDocuments });
    expect(await screen.findByText(/The comments could not be loaded/)).toBeVisible();
    expect(platform.recorded.alerts).toEqual([]);
    expect(platform.recorded.logs).toContainEqual(expect.objectContaining({ level: 'warn' }));
    fail(undefined);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Message a')).toBeVisible();
  });
});

describe('a user without access', () => {
  test('is told to log in, as a visitor', async () => {
    const { platform } = await open({ session: { status: 'visitor' } });
    const query = jest.spyOn(platform.documents, 'query');
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/sign-in-up?startWithLogIn=true&next=%2Fvideos%2Fznueni',
    );
    expect(query).not.toHaveBeenCalled();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('is shown the plans, without one', async () => {
    await open({ refuseDocuments: () => refused });
    expect(await screen.findByText(/Comments are part of BASIC and VIP/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/subscriptions',
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test.each([
    ['without one', ''],
    ['under one that nobody can see', '\u200b\u3164'],
  ])('reads, and is asked for a name, %s', async (_, Username) => {
    await open({
      session: aMember({ Username }),
      documents: stored(comment('a')),
    });
    expect(await screen.findByText('Message a')).toBeVisible();
    expect(screen.getByText(/your account has no name yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/my-account');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('sending', () => {
  test('is not offered under a name that is too long to be stored', async () => {
    await open({
      session: aMember({ Username: 'a'.repeat(101) }),
      documents: stored(comment('a')),
    });
    expect(await screen.findByText('Message a')).toBeVisible();
    expect(screen.getByText(/yours is longer than 100 characters/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('shows the comment at once, and stores it with its ID and the author [ASYNC-comments] [DOC-write-comment] [ROLE-comment-author]', async () => {
    const { platform, user } = await open();
    await screen.findByText(/Be the first/);
    let arrive = () => {};
    const batch = platform.documents.batch.bind(platform.documents);
    jest.spyOn(platform.documents, 'batch').mockImplementation(async (...args) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return batch(...args);
    });
    await write(user, '  Merci vilmal!\nBis moorn. ');
    await user.click(send());
    const pending = await item('Merci vilmal! Bis moorn.');
    expect(pending.getByText('Sending…')).toBeVisible();
    expect(pending.queryByRole('button')).not.toBeInTheDocument();
    expect(await field()).toHaveValue('');
    expect(send()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText(/Be the first/)).not.toBeInTheDocument();

    await act(async () => arrive());
    expect(await screen.findByText('Your comment has been sent.')).toBeInTheDocument();
    const sent = await item('Merci vilmal! Bis moorn.');
    expect(sent.getByRole('time')).toBeVisible();
    const [found] = await platform.documents.query('Videos/znueni/Comments');
    expect(found?.data).toEqual({
      ID: found?.id,
      Message: 'Merci vilmal!\nBis moorn.',
      UID: 'vreni',
      Username: 'Vreni',
      TimeStamp: NOW,
    });
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['Ctrl', { ctrlKey: true }],
    ['⌘', { metaKey: true }],
  ])('%s + Enter sends, Enter alone does not', async (_, keys) => {
    const { platform, user } = await open();
    await screen.findByText(/Be the first/);
    await write(user, 'Hoi');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    expect(items()).toHaveLength(0);
    await act(async () => void fireEvent.keyDown(await field(), { key: 'Enter', ...keys }));
    expect(await screen.findByText('Hoi')).toBeVisible();
    expect(await platform.documents.query('Videos/znueni/Comments')).toHaveLength(1);
  });

  test('takes the comment back when it fails, keeps the text, and sends it again [ASYNC-comments] [ERROR-other-silent]', async () => {
    const { fail, refuseDocuments } = network();
    const { platform, user } = await open({ refuseDocuments });
    await screen.findByText(/Be the first/);
    fail(offline);
    await write(user, 'Merci!');
    await user.click(send());
    expect(await screen.findByText(/was not sent\. Your text is still here/)).toBeVisible();
    expect(items()).toHaveLength(0);
    expect(await field()).toHaveValue('Merci!');
    expect(platform.recorded.alerts).toEqual([]);
    expect(platform.recorded.logs).toContainEqual(expect.objectContaining({ level: 'warn' }));

    fail(undefined);
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Merci!')).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(screen.queryByText(/was not sent/)).not.toBeInTheDocument();
  });

  test('puts the failed text before later typed text', async () => {
    const { platform, user } = await open();
    let fail = () => {};
    jest
      .spyOn(platform.documents, 'batch')
      .mockImplementation(() => new Promise((_, reject) => (fail = () => reject(offline))));
    await write(user, 'First');
    await user.click(send());
    await write(user, 'Second');
    await act(async () => fail());
    expect(await field()).toHaveValue('First\n\nSecond');
  });

  test('stores a comment once, also when the answer to the first attempt was lost', async () => {
    const { platform, user } = await open();
    await screen.findByText(/Be the first/);
    const batch = platform.documents.batch.bind(platform.documents);
    const sending = jest.spyOn(platform.documents, 'batch');
    sending.mockImplementationOnce(async (...args) => {
      await batch(...args);
      throw offline;
    });
    await write(user, 'Merci!');
    await user.click(send());
    await screen.findByText(/was not sent/);
    await user.click(send());
    expect(await screen.findByText('Merci!')).toBeVisible();
    expect(sending).toHaveBeenCalledTimes(1);
    expect(await platform.documents.query('Videos/znueni/Comments')).toHaveLength(1);
  });

  test('says when the rules do not take it', async () => {
    const { fail, refuseDocuments } = network();
    const { user } = await open({ refuseDocuments });
    fail(refused);
    await write(user, 'Merci!');
    await user.click(send());
    expect(await screen.findByText(/check that your plan is still running/)).toBeVisible();
    expect(await field()).toHaveValue('Merci!');
  });

  test('asks for words where there are none, and for fewer where there are too many', async () => {
    const { platform, user } = await open();
    const batch = jest.spyOn(platform.documents, 'batch');
    await write(user, '   ');
    await user.click(send());
    expect(await field()).toHaveAccessibleDescription(/Please write something first/);
    expect(await field()).toHaveFocus();

    fireEvent.change(await field(), { target: { value: 'ä'.repeat(2012) } });
    await user.click(send());
    expect(await field()).toHaveAccessibleDescription(/12 characters too many/);
    expect(await field()).toBeInvalid();
    expect(await field()).toHaveValue('ä'.repeat(2012));
    expect(screen.getByText('2,012 / 2,000')).toBeVisible();
    expect(batch).not.toHaveBeenCalled();
  });
});

describe('what is typed', () => {
  test('is there again after the comments were closed, or the tab was reloaded', async () => {
    const { user, unmount } = await open();
    await write(user, 'Half a thou');
    unmount();
    await open();
    expect(await field()).toHaveValue('Half a thou');
  });

  test('is there again when a reload has cut off its sending, and is stored once', async () => {
    const first = await open();
    const cutOff = jest.spyOn(first.platform.documents, 'batch');
    cutOff.mockReturnValue(new Promise(() => {}));
    await write(first.user, 'Merci!');
    await first.user.click(send());
    expect(await field()).toHaveValue('');
    first.unmount();

    const second = await open();
    const batch = jest.spyOn(second.platform.documents, 'batch');
    expect(await field()).toHaveValue('Merci!');
    await second.user.click(send());
    expect(await screen.findByText('Your comment has been sent.')).toBeInTheDocument();
    expect(commentsIn(batch)[0]?.ID).toBe(commentsIn(cutOff)[0]?.ID);
  });
});

describe('a late answer', () => {
  /** Sends a comment whose answer the test gives. */
  async function sending() {
    const rendered = await open();
    let answer = { arrive: () => {}, fail: () => {} };
    const batch = jest.spyOn(rendered.platform.documents, 'batch').mockImplementation(
      () =>
        new Promise<void>((resolve, reject) => {
          answer = { arrive: resolve, fail: () => reject(offline) };
        }),
    );
    await write(rendered.user, 'Merci!');
    await rendered.user.click(send());
    await screen.findByText('Sending…');
    return { ...rendered, batch, arrive: () => answer.arrive(), fail: () => answer.fail() };
  }
  const toggle = () => screen.getByRole('button', { name: 'Comments' });

  test('leaves no text to the next user after a log-out', async () => {
    const { platform, fail } = await sending();
    await act(async () => platform.session.signOut());
    await act(async () => fail());
    expect(sessionStorage).toHaveLength(0);
  });

  test('finds what is typed in comments that were closed and opened again, and the comment is sent once', async () => {
    const { user, batch, arrive, unmount } = await sending();
    await user.click(toggle());
    await user.click(toggle());
    expect(await field()).toHaveValue('');
    expect((await item('Merci!')).getByText('Sending…')).toBeVisible();
    await write(user, 'Second');
    await act(async () => arrive());
    expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
    expect(await field()).toHaveValue('Second');
    expect(batch).toHaveBeenCalledTimes(1);
    unmount();
    await open();
    expect(await field()).toHaveValue('Second');
  });

  test('lets the comments be loaded again once it has arrived', async () => {
    const { platform, user, arrive } = await sending();
    expect(platform.reload.holds$.value).toEqual(['form']);
    await act(async () => arrive());
    expect(platform.reload.holds$.value).toEqual([]);
    const query = jest.spyOn(platform.documents, 'query');
    await user.click(toggle());
    await user.click(toggle());
    expect(await field()).toHaveValue('');
    expect(query).toHaveBeenCalledTimes(1);
  });

  test('is followed by comments under the new name of the user', async () => {
    const { platform, user, batch, arrive } = await sending();
    await act(async () => platform.setSession(aMember({ ...VRENI.user, Username: 'Vreneli' })));
    expect((await item('Merci!')).getByText('Sending…')).toBeVisible();
    await act(async () => arrive());
    await write(user, 'Second');
    // The next comment is taken ten seconds later.
    jest.useFakeTimers({ now: Date.now() + 10_000, advanceTimers: true });
    fireEvent.click(send());
    await waitFor(() => expect(batch).toHaveBeenCalledTimes(2));
    expect(commentsIn(batch)).toEqual([
      expect.objectContaining({ Message: 'Merci!', Username: 'Vreni' }),
      expect.objectContaining({ Message: 'Second', Username: 'Vreneli' }),
    ]);
  });
});

describe('deleting', () => {
  const mine = comment('mine', { UID: 'vreni', Username: 'Vreni' });
  const remove = (name: string) => screen.findByRole('button', { name });

  test('is offered for one’s own only, asks first, and takes it away at once [ASYNC-comments] [DOC-delete-comment] [ROLE-comment-delete]', async () => {
    const { platform, user } = await open({ documents: stored(mine, comment('b')) });
    expect((await item('Message b')).queryByRole('button')).not.toBeInTheDocument();
    await user.click(await remove('Delete your comment'));
    expect(platform.recorded.alerts).toEqual([
      expect.objectContaining({
        title: 'Delete your comment?',
        description: expect.stringContaining('“Message mine”'),
      }),
    ]);
    await act(async () => platform.pressAlertButton('Keep it'));
    expect(screen.getByText('Message mine')).toBeVisible();

    await user.click(await remove('Delete your comment'));
    await act(async () => platform.pressAlertButton('Delete'));
    expect(screen.queryByText('Message mine')).not.toBeInTheDocument();
    expect(screen.getByText('Message b')).toBeVisible();
    expect(await screen.findByText('The comment has been deleted.')).toBeInTheDocument();
    expect(await platform.documents.get('Videos/znueni/Comments/mine')).toBeUndefined();
  });

  test('is announced each time', async () => {
    const another = comment('another', { UID: 'vreni', Username: 'Vreni' });
    const { platform, user } = await open({ documents: stored(mine, another) });
    await screen.findByText('Message mine');
    for (const said of ['The comment has been deleted.', '2 comments have been deleted.']) {
      const [button] = await screen.findAllByRole('button', { name: 'Delete your comment' });
      if (button) await user.click(button);
      await act(async () => platform.pressAlertButton('Delete'));
      expect(await screen.findByText(said)).toBeInTheDocument();
    }
  });

  test('is offered to a teacher for every comment', async () => {
    const { platform, user } = await open({
      session: aMember({ UID: 'tina', Username: 'Tina', email: 'tina@example.com' }),
      accounts: [{ email: 'tina@example.com', password: 'x', username: 'Tina', isTeacher: true }],
      documents: stored(comment('b')),
    });
    await user.click(await remove('Delete the comment by Beat'));
    await act(async () => platform.pressAlertButton('Delete'));
    expect(screen.queryByText('Message b')).not.toBeInTheDocument();
  });

  test('puts the comment back when it fails, and says so beside it [ASYNC-comments] [ERROR-other-silent]', async () => {
    const { fail, refuseDocuments } = network();
    const { platform, user } = await open({ documents: stored(mine), refuseDocuments });
    await remove('Delete your comment');
    fail(offline);
    await user.click(await remove('Delete your comment'));
    await act(async () => platform.pressAlertButton('Delete'));
    const back = await item('Message mine');
    expect(back.getByText(/It could not be deleted/)).toBeVisible();
    expect(platform.alerts.current$.value).toBeNull();
    expect(platform.recorded.logs).toContainEqual(expect.objectContaining({ level: 'warn' }));

    fail(undefined);
    await user.click(await remove('Delete your comment'));
    await act(async () => platform.pressAlertButton('Delete'));
    expect(screen.queryByText('Message mine')).not.toBeInTheDocument();
  });

  test('takes away what was sent a moment ago', async () => {
    const { platform, user } = await open();
    await screen.findByText(/Be the first/);
    await write(user, 'Oops');
    await user.click(send());
    await user.click(await remove('Delete your comment'));
    await act(async () => platform.pressAlertButton('Delete'));
    expect(await screen.findByText(/Be the first/)).toBeVisible();
    expect(await platform.documents.query('Videos/znueni/Comments')).toEqual([]);
  });
});
