import { act, screen, within } from '@testing-library/react';
import { collectionPaths, documentPaths, type CommentAnswer } from 'shared-contracts';
import {
  comment,
  field,
  item,
  items,
  network,
  NOW,
  offline,
  open,
  send,
  show,
  stored,
  VRENI,
  write,
} from '../testing/comments';

const ask = (line: number) => {
  const button = screen.getAllByRole('button', { name: 'Ask about this line' })[line - 1];
  if (!button) throw new Error(`There is no line ${line}`);
  return button;
};
const ANSWER: CommentAnswer = { Message: 'So grüessed mer.', TimeStamp: NOW };
const LINE = { Index: 1, Text: 'Wie gaats?' };
const OPEN_QUESTIONS = collectionPaths.comments('znueni');
const LINK = '/videos/znueni?comment=a';
const newAnswer = (id: string) => documentPaths.newAnswer('vreni', id);

describe('a question about a line', () => {
  test('starts at a line, opens the comments, and is stored with the line as unanswered', async () => {
    const { platform, user } = show({}, true);
    expect(screen.getAllByRole('button', { name: 'Ask about this line' })).toHaveLength(2);
    await user.click(ask(2));
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveAccessibleDescription(/About the line Wie gaats\?/);
    await write(user, 'Why two a');
    await user.click(send());
    await screen.findByText('Your comment has been sent.');
    const [found] = await platform.documents.query(OPEN_QUESTIONS);
    expect(found?.data).toMatchObject({ Message: 'Why two a', Line: LINE, Answer: null });
    expect(await field()).not.toHaveAccessibleDescription(/About the line/);
    expect(sessionStorage).toHaveLength(0);
  });

  test('opens where the comments were closed by hand, and asks about the line pressed last', async () => {
    const { user } = show({}, true);
    await user.click(ask(1));
    await field();
    await user.click(screen.getByRole('button', { name: 'Comments' }));
    expect(screen.queryByLabelText('Your comment')).not.toBeInTheDocument();
    await user.click(ask(2));
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveAccessibleDescription(/Wie gaats/);
    expect(await field()).not.toHaveAccessibleDescription(/Grüezi/);
  });

  test('becomes a plain comment when its line is removed', async () => {
    const { platform, user } = show({}, true);
    await user.click(ask(2));
    await write(user, 'Merci!');
    await user.click(await screen.findByRole('button', { name: 'Remove the line' }));
    expect(await field()).toHaveFocus();
    await user.click(send());
    await screen.findByText('Your comment has been sent.');
    const [found] = await platform.documents.query(OPEN_QUESTIONS);
    expect(found?.data).not.toHaveProperty('Line');
    expect(found?.data).not.toHaveProperty('Answer');
  });

  test('keeps its line when it fails, and through a reload', async () => {
    const { fail, refuseDocuments } = network();
    const { user, unmount } = show({ refuseDocuments }, true);
    await user.click(ask(2));
    fail(offline);
    await write(user, 'Why?');
    await user.click(send());
    await screen.findByText(/was not sent/);
    expect(await field()).toHaveAccessibleDescription(/Wie gaats/);
    unmount();
    fail(undefined);
    const { platform, user: later } = await open();
    expect(await field()).toHaveAccessibleDescription(/Wie gaats/);
    await later.click(send());
    await screen.findByText('Your comment has been sent.');
    const [found] = await platform.documents.query(OPEN_QUESTIONS);
    expect(found?.data).toMatchObject({ Message: 'Why?', Line: LINE });
  });

  test.each([
    ['Why is that?', { Answer: null }],
    ['Merci.', {}],
  ])('that names none waits for an answer where it asks: %s', async (text, more) => {
    const { platform, user } = await open();
    await screen.findByText(/Be the first/);
    await write(user, text);
    await user.click(send());
    await screen.findByText('Your comment has been sent.');
    const [found] = await platform.documents.query(OPEN_QUESTIONS);
    const { Answer } = found?.data ?? {};
    expect({ ...(Answer !== undefined && { Answer }) }).toEqual(more);
  });

  test('leads a visitor to the log-in', async () => {
    const { user } = show({ session: { status: 'visitor' } }, true);
    await user.click(ask(1));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Comments' }));
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });
});

describe('the line of a comment', () => {
  test.each([
    ['is played from its second', LINE, 3, 'Play this line, 3 seconds'],
    ['is found by its words', { ...LINE, Index: 0 }, 3, 'Play this line, 3 seconds'],
  ])('%s', async (_, Line, second, name) => {
    const { user, video } = await open({ documents: stored(comment('a', { Line })) });
    const shown = await item('Message a');
    expect(shown.getByText('Wie gaats?')).toHaveAttribute('lang', 'gsw');
    const play = jest.spyOn(video.element, 'play').mockResolvedValue();
    await user.click(shown.getByRole('button', { name }));
    expect(video.element.currentTime).toBe(second);
    expect(play).toHaveBeenCalledTimes(1);
  });

  test('is shown without a button where the text no longer has it', async () => {
    const Line = { Index: 1, Text: 'Wie gaht’s?' };
    await open({ documents: stored(comment('a', { Line })) });
    const shown = await item('Message a');
    expect(shown.getByText('Wie gaht’s?')).toBeVisible();
    expect(shown.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a teacher’s answer', () => {
  test('is shown below its comment, marked as the teacher’s, not as another comment', async () => {
    await open({ documents: stored(comment('a', { Answer: ANSWER }), comment('b')) });
    const answer = within((await item('Message a')).getByRole('group'));
    expect(answer.getByText('Teacher')).toBeVisible();
    expect(answer.getByText('So grüessed mer.')).toBeVisible();
    expect(items()).toHaveLength(2);
    expect((await item('Message b')).queryByRole('group')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Answer' })).not.toBeInTheDocument();
  });

  test('is no longer new once the comments of its lesson were opened', async () => {
    const { platform } = await open({
      documents: {
        ...stored(comment('a', { Answer: ANSWER })),
        [newAnswer('a')]: { VideoID: 'znueni', TimeStamp: NOW },
        [newAnswer('gone')]: { VideoID: 'znueni', TimeStamp: NOW },
        [newAnswer('c')]: { VideoID: 'tram', TimeStamp: NOW },
      },
    });
    await item('Message a');
    const left = await platform.documents.query(collectionPaths.newAnswers('vreni'));
    expect(left.map(({ id }) => id)).toEqual(['c']);
  });

  test('is shown by a link, also below a comment that is older than the newest hundred', async () => {
    const TimeStamp = '2026-10-01T12:00:00.000Z';
    const many = Array.from({ length: 100 }, (_, n) => comment(`${n}`));
    show({
      path: '/videos/znueni?comment=old',
      documents: stored(...many, comment('old', { TimeStamp, Answer: ANSWER })),
    });
    expect((await item('Message old')).getByText('So grüessed mer.')).toBeVisible();
    expect(items()).toHaveLength(101);
    expect(items()[100]).toHaveTextContent('Message old');
    expect(items()[100]).toHaveFocus();
  });

  test('says that its comment is deleted when a link leads to it, and is no longer new', async () => {
    const { platform } = show({
      path: LINK,
      documents: {
        ...stored(comment('b')),
        [newAnswer('a')]: { VideoID: 'znueni', TimeStamp: NOW },
      },
    });
    const said = await screen.findByText(/that this link leads to has been deleted/);
    expect(said).toHaveFocus();
    expect(await item('Message b')).toBeDefined();
    expect(await platform.documents.query(collectionPaths.newAnswers('vreni'))).toEqual([]);
  });

  test('does not say deleted when the comment cannot be read', async () => {
    const { platform } = show({ path: LINK, session: { status: 'unknown' } });
    jest.spyOn(platform.documents, 'get').mockRejectedValue(offline);
    act(() => platform.setSession(VRENI));
    expect(await screen.findByText(/Be the first/)).toBeVisible();
    expect(screen.queryByText(/has been deleted/)).not.toBeInTheDocument();
  });

  test('that a link shows takes the focus once, and not when the comments open again', async () => {
    const { user } = show({ path: LINK, documents: stored(comment('a')) });
    await item('Message a');
    expect(items()[0]).toHaveFocus();
    const toggle = screen.getByRole('button', { name: 'Comments' });
    await user.click(toggle);
    await user.click(toggle);
    await item('Message a');
    expect(toggle).toHaveFocus();
  });

  test('that a link shows takes the focus from nobody who types', async () => {
    const documents = stored(comment('a'));
    const { platform, user } = show({ path: LINK, session: { status: 'unknown' }, documents });
    let arrive = () => {};
    const query = platform.documents.query.bind(platform.documents);
    jest.spyOn(platform.documents, 'query').mockImplementation(async (...args) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return query(...args);
    });
    act(() => platform.setSession(VRENI));
    await write(user, 'Half a thou');
    expect(items()).toHaveLength(0);
    await act(async () => arrive());
    await item('Message a');
    expect(await field()).toHaveFocus();
  });
});
