import { fireEvent, screen } from '@testing-library/react';
import { aMember } from 'common-testing';
import {
  comment,
  field,
  item,
  items,
  network,
  NOW,
  offline,
  open,
  refused,
  send,
  show,
  stored,
  write,
} from '../testing/comments';

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

  test('invites the learner to write the first comment', async () => {
    await open();
    expect(await screen.findByText('No comments yet')).toBeVisible();
    expect(screen.getByText(/Be the first/)).toBeVisible();
  });

  test('leaves out a malformed comment, and logs it', async () => {
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
});

describe('a member without a name', () => {
  const nameless = { UID: 'vreni', email: 'vreni@example.com' };
  const allows = (isAllowed: boolean) => ({ checkName: () => ({ isAllowed }) });
  const openNameless = (Username = '', isAllowed = true) =>
    open({
      session: aMember({ ...nameless, Username }),
      documents: stored(comment('a')),
      functions: allows(isAllowed),
    });
  const nameField = () => screen.findByLabelText('Username');
  const save = () => screen.getByRole('button', { name: 'Save the name and send' });

  test.each([
    ['none', ''],
    ['one that nobody can see', '\u200b\u3164'],
  ])('is asked for one before the first comment, which is then sent: %s', async (_, Username) => {
    const { platform, user } = await openNameless(Username);
    expect(await screen.findByText('Message a')).toBeVisible();
    expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
    await write(user, 'Merci vilmal!');
    await user.click(send());
    expect(await nameField()).toHaveFocus();
    expect(await field()).toHaveValue('Merci vilmal!');
    expect(await platform.documents.query('Videos/znueni/Comments')).toHaveLength(1);

    await user.type(await nameField(), ' Vreni {Enter}');
    const sent = await item('Merci vilmal!');
    expect(sent.getByText('Vreni')).toBeVisible();
    expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
    expect(platform.session.state$.value).toMatchObject({ user: { Username: 'Vreni' } });
    const comments = await platform.documents.query('Videos/znueni/Comments');
    const written = { Username: 'Vreni', Message: 'Merci vilmal!' };
    expect(comments.map(({ data }) => data)).toContainEqual(expect.objectContaining(written));
  });

  test.each([
    ['empty', '', /Please write something first/],
    ['too long', 'ä'.repeat(2001), /1 character too many/],
  ])('reads what is wrong where the text has become %s meanwhile', async (_, text, words) => {
    const { platform, user } = await openNameless();
    await write(user, 'Merci!');
    await user.click(send());
    await nameField();
    fireEvent.change(await field(), { target: { value: text } });
    await user.type(await nameField(), 'Vreni{Enter}');
    expect(await field()).toHaveAccessibleDescription(words);
    expect(await field()).toHaveFocus();
    expect(await platform.documents.query('Videos/znueni/Comments')).toHaveLength(1);
  });

  test('may keep the comment for later, and send it then', async () => {
    const { platform, user } = await openNameless();
    await write(user, 'Merci!');
    await user.click(send());
    await nameField();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
    expect(await field()).toHaveValue('Merci!');
    expect(await field()).toHaveFocus();
    expect(await platform.documents.query('Videos/znueni/Comments')).toHaveLength(1);

    await user.click(send());
    await user.type(await nameField(), 'Vreni{Enter}');
    expect((await item('Merci!')).getByText('Vreni')).toBeVisible();
  });

  test('keeps what was typed when the name is refused', async () => {
    const { platform, user } = await openNameless('', false);
    await write(user, 'Merci!');
    await user.click(send());
    await user.type(await nameField(), 'Tina{Enter}');
    expect(await screen.findByText(/is like that of a teacher or of the school/)).toBeVisible();
    expect(await nameField()).toHaveValue('Tina');
    expect(await nameField()).toHaveFocus();
    expect(await nameField()).toBeInvalid();
    expect(await field()).toHaveValue('Merci!');
    expect(platform.session.state$.value).toMatchObject({ user: { Username: '' } });
    expect(await platform.documents.query('Videos/znueni/Comments')).toHaveLength(1);
  });

  test.each([
    ['nothing', ' ', /type a name that others can see/],
    ['too much', 'a'.repeat(101), /at most 100 characters/],
  ])('reads what is wrong with %s', async (_, typed, words) => {
    const { platform, user } = await openNameless();
    await write(user, 'Merci!');
    await user.click(send());
    await user.click(await nameField());
    await user.paste(typed);
    await user.click(save());
    expect(await screen.findByText(words)).toBeVisible();
    expect(platform.recorded.calls).toEqual([]);
  });
});
