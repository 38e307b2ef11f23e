import { act, fireEvent, screen } from '@testing-library/react';
import { aMember } from 'common-testing';
import {
  comment,
  commentsIn,
  field,
  item,
  items,
  network,
  NOW,
  offline,
  open,
  refused,
  send,
  stored,
  write,
} from '../testing/comments';

describe('sending', () => {
  test.each([
    ['too long', 'a'.repeat(101)],
    ['turned', '\u202erelboT eserehT'],
  ])('is not offered under a name that cannot be stored: %s', async (_, Username) => {
    await open({ session: aMember({ Username }), documents: stored(comment('a')) });
    expect(await screen.findByText('Message a')).toBeVisible();
    expect(
      screen.getByText(
        /yours is longer than 100 characters, or has hidden characters or nine accents/,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('by a double click sends once, and asks for nothing more', async () => {
    const { platform, user } = await open();
    await screen.findByText(/Be the first/);
    await write(user, 'Merci vilmal!');
    await user.click(send());
    expect(await screen.findByText('Your comment has been sent.')).toBeInTheDocument();
    await user.click(send());
    expect(screen.queryByText('Please write something first.')).not.toBeInTheDocument();
    expect(await field()).toHaveFocus();
    expect(await platform.documents.query('Videos/znueni/Comments')).toHaveLength(1);
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

  test('asks for a text if the field is empty, and for a shorter one if it is too long', async () => {
    const { platform, user } = await open();
    const batch = jest.spyOn(platform.documents, 'batch');
    await write(user, '   ');
    await user.click(send());
    expect(screen.queryByText(/\/ 2,000/)).not.toBeInTheDocument();
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
