import { screen, within } from '@testing-library/dom';
import type { ChatState } from 'shared-contracts';
import { message, setUp } from '../../../testing/chat-view';

test('shows a lost connection until it is back', () => {
  const { state } = setUp({ connection: 'lost' });
  expect(screen.getByText(/The connection is lost/)).toBeVisible();
  state({ connection: 'live' });
  expect(screen.queryByText(/The connection is lost/)).toBeNull();
});

test('tells a refused member, and hides the form', () => {
  setUp({ room: 'refused' });
  expect(screen.getByText('The chat is for VIP members.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('log')).toBeNull();
});

test('offers to load the messages again after a failure', async () => {
  const { user, said } = setUp({ room: 'failed' });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(said).toEqual([{ type: 'retry' }]);
});

test('loads the members when their panel opens, and marks teachers and the reader', async () => {
  const { user, said, show, messages } = setUp();
  expect(said).toEqual([]);
  const button = screen.getByRole('button', { name: 'Who is here', expanded: false });
  await user.click(button);
  expect(said).toEqual([{ type: 'people' }]);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  show({
    type: 'people',
    status: 'ready',
    isMore: true,
    people: [
      { uid: 'a', username: 'Anna' },
      { uid: 'me', username: 'Beat' },
      { uid: 't', username: 'Tina' },
    ],
  });
  // A teacher's messages may arrive before the list of members or after it.
  messages(message({ UID: 't', Username: 'Tina', ByTeacher: true }), message({ UID: 'a' }));
  const panel = screen.getByRole('region', { name: 'Who is here' });
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Anna', 'BeatYou', 'TinaTeacher']);
  expect(panel).toHaveTextContent('There are more');
  await user.click(button);
  expect(panel).not.toBeVisible();
  expect(said).toHaveLength(1);
});

test('follows the learner’s colours', () => {
  const { state } = setUp({ theme: 'dark' });
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  state({ theme: null });
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

describe('a link of a teacher', () => {
  const LINK = 'https://example.org/words';
  const setUpLink = (part: Partial<ChatState>) => {
    const chat = setUp(part);
    chat.messages(message({ Message: `Lueg ${LINK}`, ByTeacher: true }));
    /** @returns whether the browser follows it */
    const press = () =>
      screen
        .getByRole('link', { name: LINK })
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return { ...chat, press };
  };
  afterEach(() => document.documentElement.removeAttribute('data-links'));

  test('is followed by the browser', () => {
    const { press, said } = setUpLink({});
    expect(press()).toBe(true);
    expect(said).toEqual([]);
  });

  test('opens through the live page in an app [PARENT-open-outside]', () => {
    const { press, said } = setUpLink({ links: 'page' });
    expect(press()).toBe(false);
    expect(said).toEqual([{ type: 'open', url: LINK }]);
  });

  test('is plain text in an app that cannot open pages', () => {
    const { press, said } = setUpLink({ links: 'nobody' });
    expect(press()).toBe(false);
    expect(said).toEqual([]);
    expect(document.documentElement).toHaveAttribute('data-links', 'nobody');
  });
});
