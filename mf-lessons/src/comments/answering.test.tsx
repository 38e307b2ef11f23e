import { act, screen, within } from '@testing-library/react';
import { aMember, type InMemoryHandlers, type InMemoryOptions } from 'common-testing';
import { AppError, documentPaths, type Comment } from 'shared-contracts';
import { comment, item, NOW, offline, open, stored } from '../testing/comments';

type AnswerComment = NonNullable<InMemoryHandlers['answerComment']>;
const ANSWER = { Message: 'Hoi!', TimeStamp: NOW };

/** The comments as a teacher sees them. */
function openAsTeacher(answerComment: AnswerComment, ...comments: readonly Comment[]) {
  const options: InMemoryOptions = {
    session: aMember({ UID: 'tina', Username: 'Tina', email: 'tina@example.com' }),
    accounts: [{ email: 'tina@example.com', password: 'x', username: 'Tina', isTeacher: true }],
    functions: { answerComment },
    documents: stored(...comments),
  };
  return open(options);
}
const accept: AnswerComment = ({ message }) => ({
  answer: message === undefined ? null : { Message: message, TimeStamp: NOW },
});
const press = (name: string) => screen.findByRole('button', { name });
const answerField = () => screen.findByLabelText('Your answer');
const answerBelow = async () => within((await item('Message a')).getByRole('group'));

test('a teacher answers a comment of a member, and no other', async () => {
  const { platform, user } = await openAsTeacher(
    accept,
    comment('a', { Answer: null }),
    comment('b', { ByTeacher: true }),
  );
  expect(
    (await item('Message b')).queryByRole('button', { name: 'Answer' }),
  ).not.toBeInTheDocument();
  await user.click((await item('Message a')).getByRole('button', { name: 'Answer' }));
  expect(await answerField()).toHaveFocus();
  await user.paste('  Hoi!\nBis moorn. ');
  await user.click(await press('Send the answer'));
  expect((await answerBelow()).getByText(/Hoi! Bis moorn\./)).toBeVisible();
  expect(screen.getByText('Your answer has been sent.')).toHaveRole('status');
  expect((await item('Message a')).getByRole('group')).toHaveFocus();
  expect(platform.recorded.calls).toContainEqual({
    name: 'answerComment',
    payload: { videoID: 'znueni', commentID: 'a', message: 'Hoi!\nBis moorn.' },
  });
  expect(screen.queryByLabelText('Your answer')).not.toBeInTheDocument();
});

test('an empty or too long answer is not sent', async () => {
  const { platform, user } = await openAsTeacher(accept, comment('a'));
  await user.click(await press('Answer'));
  await user.click(await press('Send the answer'));
  await user.click(await answerField());
  await user.paste('ä'.repeat(2003));
  await user.click(await press('Send the answer'));
  expect(await answerField()).toHaveAccessibleDescription(/3 characters too many/);
  expect(platform.recorded.calls.map(({ name }) => name)).not.toContain('answerComment');
  await user.click(await press('Cancel'));
  expect(screen.queryByLabelText('Your answer')).not.toBeInTheDocument();
});

test('a teacher changes the answer that is shown', async () => {
  const { platform, user } = await openAsTeacher(accept, comment('a', { Answer: ANSWER }));
  await user.click(await press('Change the answer'));
  expect(await answerField()).toHaveValue('Hoi!');
  await user.paste(' Salü!');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect((await answerBelow()).getByText('Hoi! Salü!')).toBeVisible();
  expect(platform.recorded.calls.at(-1)?.payload).toMatchObject({ replaces: NOW });
});

test('a teacher takes the answer back, and is asked before', async () => {
  const { platform, user } = await openAsTeacher(accept, comment('a', { Answer: ANSWER }));
  await user.click(await press('Delete the answer'));
  await act(async () => platform.pressAlertButton('Keep it'));
  expect((await answerBelow()).getByText('Hoi!')).toBeVisible();
  await user.click(await press('Delete the answer'));
  await act(async () => platform.pressAlertButton('Delete'));
  expect((await item('Message a')).queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByText('The answer has been deleted.')).toHaveRole('status');
  expect(await press('Answer')).toHaveFocus();
});

test.each([
  ['without a connection', offline, /was not sent/],
  ['after another teacher', new AppError('aborted', 'x'), /Another teacher has changed the answer/],
  ['to a deleted comment', new AppError('not-found', 'x'), /has been deleted meanwhile/],
])('an answer %s stays in its field, and says why', async (_, error, said) => {
  const { user } = await openAsTeacher(() => {
    throw error;
  }, comment('a'));
  await user.click(await press('Answer'));
  await user.paste('Hoi!');
  await user.click(await press('Send the answer'));
  expect(await screen.findByText(said)).toBeVisible();
  expect(await answerField()).toHaveValue('Hoi!');
});

describe('an answer after another teacher', () => {
  const OTHERS = { Message: 'Sali!', TimeStamp: '2026-11-20T11:00:00.000Z' };
  const onlyInPlaceOfOthers: AnswerComment = (request) => {
    if (request.replaces === OTHERS.TimeStamp) return accept(request);
    throw new AppError('aborted', 'x');
  };

  test('shows the other teacher’s answer, and replaces it when it is sent again', async () => {
    const { platform, user } = await openAsTeacher(
      onlyInPlaceOfOthers,
      comment('a', { Answer: null }),
    );
    await user.click(await press('Answer'));
    await user.paste('Hoi!');
    await platform.documents.merge(documentPaths.comment('znueni', 'a'), { Answer: OTHERS });
    await user.click(await press('Send the answer'));
    expect((await answerBelow()).getByText('Sali!')).toBeVisible();
    expect(await answerField()).toHaveValue('Hoi!');
    await user.click(await press('Send the answer'));
    expect((await answerBelow()).getByText('Hoi!')).toBeVisible();
    expect(screen.queryByText('Sali!')).not.toBeInTheDocument();
  });

  test('says that the comment has been deleted meanwhile', async () => {
    const { platform, user } = await openAsTeacher(onlyInPlaceOfOthers, comment('a'));
    await user.click(await press('Answer'));
    await user.paste('Hoi!');
    await platform.documents.remove(documentPaths.comment('znueni', 'a'));
    await user.click(await press('Send the answer'));
    expect(await screen.findByText(/has been deleted meanwhile/)).toBeVisible();
  });
});

describe('a typed answer', () => {
  test('is there again after the comments were closed, or the tab was reloaded', async () => {
    const { user, unmount } = await openAsTeacher(accept, comment('a'), comment('b'));
    await user.click((await item('Message a')).getByRole('button', { name: 'Answer' }));
    await user.paste('Half a thou');
    const toggle = screen.getByRole('button', { name: 'Comments' });
    await user.click(toggle);
    await user.click(toggle);
    expect(await answerField()).toHaveValue('Half a thou');
    expect(toggle).toHaveFocus();
    unmount();
    const { user: later } = await openAsTeacher(accept, comment('a'), comment('b'));
    const answered = await item('Message a');
    expect(answered.getByLabelText('Your answer')).toHaveValue('Half a thou');
    expect((await item('Message b')).queryByLabelText('Your answer')).not.toBeInTheDocument();
    await later.click(await press('Send the answer'));
    expect((await answerBelow()).getByText('Half a thou')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  test('is discarded by Cancel', async () => {
    const { user } = await openAsTeacher(accept, comment('a'));
    await user.click(await press('Answer'));
    await user.paste('Half a thou');
    expect(sessionStorage).toHaveLength(1);
    await user.click(await press('Cancel'));
    expect(sessionStorage).toHaveLength(0);
  });

  test('cannot be changed or discarded while it is being sent', async () => {
    let arrive = () => {};
    const { user } = await openAsTeacher(async (request) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return accept(request);
    }, comment('a'));
    await user.click(await press('Answer'));
    await user.paste('Hoi!');
    await user.click(await press('Send the answer'));
    await user.type(await answerField(), ' Salü!');
    await user.click(await press('Cancel'));
    expect(await answerField()).toHaveValue('Hoi!');
    await act(async () => arrive());
    expect((await answerBelow()).getByText('Hoi!')).toBeVisible();
  });
});
