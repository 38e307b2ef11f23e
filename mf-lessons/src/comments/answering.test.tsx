import { act, screen, within } from '@testing-library/react';
import { aMember, type InMemoryHandlers, type InMemoryOptions } from 'common-testing';
import { AppError, type Comment } from 'shared-contracts';
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
  await user.click(await press('Send the answer'));
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
  expect(await press('Answer')).toBeVisible();
});

test.each([
  ['without a connection', offline, /was not sent/],
  ['after another teacher', new AppError('aborted', 'x'), /Another teacher has answered/],
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
