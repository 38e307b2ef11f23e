import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aMember } from 'common-testing';
import { commentsIn, field, item, offline, open, send, VRENI, write } from '../testing/comments';

describe('a late answer', () => {
  /** Sends a comment; the test decides when the server answers. */
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

  test('keeps a text typed in reopened comments, and the comment is sent once', async () => {
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
    const ofComments = query.mock.calls.filter(([path]) => path === 'Videos/znueni/Comments');
    expect(ofComments).toHaveLength(1);
  });

  test('does not keep the old name of the user for later comments', async () => {
    const { platform, user, batch, arrive } = await sending();
    await act(async () => platform.setSession(aMember({ ...VRENI.user, Username: 'Vreneli' })));
    expect((await item('Merci!')).getByText('Sending…')).toBeVisible();
    await act(async () => arrive());
    await write(user, 'Second');
    // The next comment is accepted ten seconds later.
    jest.useFakeTimers({ now: Date.now() + 10_000, advanceTimers: true });
    fireEvent.click(send());
    await waitFor(() => expect(batch).toHaveBeenCalledTimes(2));
    expect(commentsIn(batch)).toEqual([
      expect.objectContaining({ Message: 'Merci!', Username: 'Vreni' }),
      expect.objectContaining({ Message: 'Second', Username: 'Vreneli' }),
    ]);
  });
});
