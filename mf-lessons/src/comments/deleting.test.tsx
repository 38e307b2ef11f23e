import { act, screen } from '@testing-library/react';
import { aMember } from 'common-testing';
import { comment, item, network, offline, open, send, stored, write } from '../testing/comments';

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
