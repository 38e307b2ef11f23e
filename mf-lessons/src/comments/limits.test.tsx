import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  AppError,
  collectionPaths,
  documentPaths,
  type Comment,
  type CommentLimit,
} from 'shared-contracts';
import { aMember, type InMemoryOptions } from 'common-testing';
import { comment, field, NOW as TIME, open, send, stored } from '../testing/comments';
import { commentDrafts } from './comment-posts';

/** A hundred comments render slowly on a busy machine. */

const NOW = Date.parse(TIME);
const AS_TEACHER: InMemoryOptions = {
  session: aMember({ UID: 'tina', Username: 'Tina', email: 'tina@example.com' }),
  accounts: [{ email: 'tina@example.com', password: 'x', username: 'Tina', isTeacher: true }],
};

const limit = (change: Partial<CommentLimit>) => ({
  [documentPaths.commentLimit('vreni')]: {
    LastCommentID: 'before',
    LastCommentVideoID: 'znueni',
    LastCommentAt: new Date(NOW - 60_000).toISOString(),
    Day: '2026-11-20',
    CountOfDay: 1,
    ...change,
  },
});
/** Some comments, a minute apart. The newest has the highest number. */
const many = (count: number, change: Partial<Comment> = {}) =>
  Array.from({ length: count }, (_, n) =>
    comment(`${n}`, { TimeStamp: new Date(NOW - (count - n) * 60_000).toISOString(), ...change }),
  );

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.restoreAllMocks());

const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const commentsOf = ({ platform }: Awaited<ReturnType<typeof open>>) =>
  platform.documents.query(collectionPaths.comments('znueni'));

describe('the name of a teacher or of the school', () => {
  const taken = { functions: { checkName: () => ({ isAllowed: false }) } };

  test('is refused when the comments are opened, and nothing is sent', async () => {
    await open({ ...taken, documents: stored(comment('a')) });
    expect(await screen.findByText(/Your name is like that of a teacher/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(await screen.findByText('Message a')).toBeVisible();
  });

  test('is refused before a comment that is already written, whose text stays', async () => {
    let answer = (_: { isAllowed: boolean }) => {};
    const checkName = () => new Promise<{ isAllowed: boolean }>((resolve) => (answer = resolve));
    const rendered = await open({ functions: { checkName } });
    await write('Merci!');
    await rendered.user.click(send());
    answer({ isAllowed: false });
    expect(await screen.findByText(/Your name is like that of a teacher/)).toBeVisible();
    expect(await commentsOf(rendered)).toEqual([]);
    expect(commentDrafts(rendered.platform).value?.read('znueni').text).toBe('Merci!');
  });

  test('is checked once, and an allowed name may write', async () => {
    const checkName = jest.fn(() => ({ isAllowed: true }));
    const rendered = await open({ functions: { checkName } });
    await write('Merci!');
    await rendered.user.click(send());
    expect(await screen.findByText('Your comment has been sent.')).toBeInTheDocument();
    expect(checkName).toHaveBeenCalledTimes(1);
  });
});

describe('older comments', () => {
  // A query by role would visit every element of a hundred comments.
  const older = () => screen.findByText('Show older comments');
  const texts = () => screen.getAllByText(/^Message /).length;

  test('are read a hundred at a time, until there are no more', async () => {
    const { user } = await open({ documents: stored(...many(104)) });
    const button = await older();
    expect(texts()).toBe(100);
    await user.click(button);
    await screen.findByText('Message 0');
    expect(texts()).toBe(104);
    expect(screen.queryByText('Show older comments')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Comments', { selector: '[role=group]' })).toHaveFocus();
  });

  test('are not offered where all are shown', async () => {
    await open({ documents: stored(...many(99)) });
    await screen.findByText('Message 0');
    expect(screen.queryByText('Show older comments')).not.toBeInTheDocument();
  });

  test('that could not be read leave the others in place, and can be asked for again', async () => {
    let failure: AppError | undefined;
    const { user } = await open({
      documents: stored(...many(101)),
      refuseDocuments: () => failure,
    });
    const button = await older();
    failure = new AppError('unavailable', 'offline');
    await user.click(button);
    expect(await screen.findByText(/Older comments could not be loaded/)).toBeVisible();
    expect(texts()).toBe(100);
    failure = undefined;
    await user.click(button);
    expect(await screen.findByText('Message 0')).toBeVisible();
  });
});

describe('how often one may comment', () => {
  test('is counted in the same commit as the comment', async () => {
    const opened = await open({ documents: limit({ CountOfDay: 7 }) });
    const batch = jest.spyOn(opened.platform.documents, 'batch');
    await write('Hoi');
    await opened.user.click(send());
    await screen.findByText('Your comment has been sent.');
    expect(batch).toHaveBeenCalledTimes(1);
    const [found] = await commentsOf(opened);
    expect(await opened.platform.documents.get(documentPaths.commentLimit('vreni'))).toEqual({
      LastCommentID: found?.id,
      LastCommentVideoID: 'znueni',
      LastCommentAt: new Date(NOW).toISOString(),
      Day: '2026-11-20',
      CountOfDay: 8,
    });
  });

  test.each([
    [
      'too soon after the last',
      { LastCommentAt: new Date(NOW - 3000).toISOString() },
      /Please wait a moment: there must be 10 seconds/,
    ],
    ['after a hundred on one day', { CountOfDay: 100 }, /100 comments today, which is the limit/],
  ])('is said in words: %s; the text stays', async (_, change, words) => {
    const opened = await open({ documents: limit(change) });
    const batch = jest.spyOn(opened.platform.documents, 'batch');
    await write('Hoi zäme');
    await opened.user.click(send());
    expect(await screen.findByText(words)).toBeVisible();
    expect(await field()).toHaveValue('Hoi zäme');
    expect(batch).not.toHaveBeenCalled();
  });

  test('is explained to the learner when another tab has just sent a comment', async () => {
    const opened = await open();
    const { documents } = opened.platform;
    jest.spyOn(documents, 'batch').mockImplementation(async () => {
      await documents.merge(documentPaths.commentLimit('vreni'), {
        LastCommentID: 'of-the-other-tab',
        LastCommentAt: new Date(NOW - 1000).toISOString(),
      });
      throw new AppError('permission-denied', 'Missing or insufficient permissions.');
    });
    await write('Hoi');
    await opened.user.click(send());
    expect(await screen.findByText(/Please wait a moment/)).toBeVisible();
    expect(await field()).toHaveValue('Hoi');
  });
});

describe('the text of a comment', () => {
  test.each(['\u3164', '\u2800', '\u115F\uFFA0', '\u034F\uFE0F', '\u200B\u00AD'])(
    'is refused when nobody can see it (%j)',
    async (text) => {
      const { platform, user } = await open();
      const batch = jest.spyOn(platform.documents, 'batch');
      await write(text);
      await user.click(send());
      expect(await field()).toHaveAccessibleDescription(/only invisible characters/);
      expect(await field()).toHaveValue(text);
      expect(batch).not.toHaveBeenCalled();
    },
  );

  test('is stored and shown without wide gaps', async () => {
    const gap = '\n'.repeat(20);
    const opened = await open({ documents: stored(comment('a', { Message: `Eis${gap}Zwei` })) });
    expect((await screen.findByText(/^Eis/)).textContent).toBe('Eis\n\nZwei');
    await write(`Drü${gap}Vier`);
    await opened.user.click(send());
    await screen.findByText('Your comment has been sent.');
    const texts = (await commentsOf(opened)).map(({ data }) => data.Message);
    expect(texts).toContain('Drü\n\nVier');
  });

  test('is cut where it is high, and shown in full on request', async () => {
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    const { user } = await open({ documents: stored(comment('a')) });
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(screen.getByText('Message a')).toHaveClass('cut');
    await user.click(more);
    expect(screen.getByText('Message a')).not.toHaveClass('cut');
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(screen.getByText('Message a')).toHaveClass('cut');
  });

  test('has no button where all of it is shown', async () => {
    await open({ documents: stored(comment('a')) });
    await screen.findByText('Message a');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

describe('a teacher', () => {
  const itemOf = async (text: string) =>
    within((await screen.findByText(text)).closest('li') as HTMLElement);

  test('is marked by what the comment stores, not by a name', async () => {
    await open({
      documents: stored(
        comment('a', { Username: 'Teacher Tina', ByTeacher: true }),
        comment('b', { Username: 'Teacher Tina' }),
      ),
    });
    expect((await itemOf('Message a')).getByText('Teacher')).toBeVisible();
    expect((await itemOf('Message b')).queryByText('Teacher')).not.toBeInTheDocument();
  });

  test('writes with the mark, a member without', async () => {
    const opened = await open(AS_TEACHER);
    await screen.findByText(/Be the first/);
    await write('Guet gmacht!');
    await opened.user.click(send());
    await screen.findByText('Your comment has been sent.');
    expect((await commentsOf(opened))[0]?.data).toMatchObject({ UID: 'tina', ByTeacher: true });
  });

  test('deletes all comments of one author, also those that are not shown', async () => {
    const others = [comment('x', { UID: 'cora', Username: 'Cora' })];
    const opened = await open({ ...AS_TEACHER, documents: stored(...many(130), ...others) });
    await screen.findByText('Message 129');
    const [button] = screen.getAllByText('Delete all by Beat');
    if (button) await opened.user.click(button);
    expect(opened.platform.recorded.alerts[0]?.title).toBe('Delete all comments by Beat?');
    await act(async () => opened.platform.pressAlertButton('Delete'));
    expect(await screen.findByText(/comments have been deleted/)).toBeInTheDocument();
    expect((await commentsOf(opened)).map(({ id }) => id)).toEqual(['x']);
    expect(screen.queryByText('Message 129')).not.toBeInTheDocument();
  });

  test('sees the comments again when they could not be deleted', async () => {
    const offline = new AppError('unavailable', 'offline');
    let isOffline = false;
    const opened = await open({
      ...AS_TEACHER,
      documents: stored(comment('a')),
      refuseDocuments: (operation) => (operation === 'write' && isOffline ? offline : undefined),
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Delete all by Beat' }));
    isOffline = true;
    await act(async () => opened.platform.pressAlertButton('Delete'));
    expect((await itemOf('Message a')).getByText(/could not be deleted/)).toBeVisible();
  });

  test('is the only one who can delete all comments', async () => {
    await open({ documents: stored(comment('a')) });
    await screen.findByText('Message a');
    expect(screen.queryByRole('button', { name: /^Delete all/ })).not.toBeInTheDocument();
  });
});

describe('a wait', () => {
  async function tooSoon() {
    const opened = await open({
      documents: limit({ LastCommentAt: new Date(NOW - 8000).toISOString() }),
    });
    await write('Hoi zäme');
    jest.useFakeTimers({ now: NOW });
    fireEvent.click(send());
    expect(await screen.findByText(/Please wait a moment/)).toBeVisible();
    return opened;
  }
  const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));

  test('is counted down on the button, which sends nothing before', async () => {
    const { platform } = await tooSoon();
    const batch = jest.spyOn(platform.documents, 'batch');
    expect(send()).toHaveTextContent('Send in 2 s');
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    await seconds(1);
    expect(send()).toHaveTextContent('Send in 1 s');
    fireEvent.click(send());
    fireEvent.keyDown(await field(), { key: 'Enter', ctrlKey: true });
    expect(batch).not.toHaveBeenCalled();
    expect(screen.getByText(/Please wait a moment/)).toBeVisible();
  });

  test('ends with its sentence, and says so once', async () => {
    const opened = await tooSoon();
    await seconds(2);
    expect(screen.queryByText(/Please wait/)).not.toBeInTheDocument();
    expect(screen.getByText('You can send your comment now.')).toBeInTheDocument();
    expect(send()).toHaveTextContent(/^Send ?$/);
    expect(send()).not.toHaveAttribute('aria-disabled');
    jest.spyOn(Date, 'now').mockReturnValue(NOW + 2000);
    fireEvent.click(send());
    expect(await screen.findByText('Your comment has been sent.')).toBeInTheDocument();
    expect(await commentsOf(opened)).toHaveLength(1);
  });

  test('goes on while one types, without the sentence', async () => {
    await tooSoon();
    await write('');
    expect(screen.queryByText(/still here/)).not.toBeInTheDocument();
    expect(send()).toHaveTextContent('Send in 2 s');
  });
});

test('a changed text clears the messages about the earlier text', async () => {
  const { user } = await open({ documents: limit({ CountOfDay: 100 }) });
  await write('Hoi zäme');
  await user.click(send());
  expect(await screen.findByText(/100 comments today/)).toBeVisible();
  await write('');
  expect(screen.queryByText(/still here/)).not.toBeInTheDocument();
  await user.click(send());
  expect(await field()).toHaveAccessibleDescription(/Please write something first/);
});
