import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import {
  CHAT_LIMITS,
  type ChatMessage,
  type ChatState,
  type FromChatFrame,
  type ToChatFrame,
} from 'shared-contracts';
import { createChatView } from './chat-view';

const STATE: ChatState = {
  ...{ room: 'open', uid: 'me', isTeacher: false, name: 'usable', connection: 'live' },
  isMuted: false,
  ...{ pending: [], notice: null, muted: [], theme: null },
};

// The date, and animation frames; the browser's other timers go on.
beforeAll(() => {
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  jest.useFakeTimers({
    now: new Date('2026-11-23T19:10:00Z'),
    doNotFake: [...timers, 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
  });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'ResizeObserver'));
afterAll(() => jest.useRealTimers());

let made = 0;
const message = (part: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ ID: `m${++made}`, Message: `Hoi ${made}`, UID: 'other', Username: 'Vreni' },
  TimeStamp: '2026-11-23T19:05:00.000Z',
  ...part,
});

/** Messages in a row, a second apart. */
const inARow = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, second) =>
    message({ TimeStamp: new Date(Date.UTC(2026, 10, 23, 19, 0, second)).toISOString() }),
  );

function setUp(part: Partial<ChatState> = {}) {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const said: FromChatFrame[] = [];
  const show: (message: ToChatFrame) => void = createChatView(root, (one) => said.push(one));
  const state = (change: Partial<ChatState> = {}) =>
    show({ type: 'state', ...STATE, ...part, ...change });
  const messages = (...all: ChatMessage[]) => show({ type: 'messages', messages: all });
  /** Gives the list a height, at whose end it is. */
  const grow = (height: number) => {
    const log = screen.getByRole('log');
    jest.spyOn(log, 'scrollHeight', 'get').mockReturnValue(height);
    log.dispatchEvent(new Event('scroll'));
    return log;
  };
  /** Leaves the end of the list, which then no longer follows. */
  const scrollUp = () => {
    const log = grow(1000);
    log.scrollTop = 10;
    log.dispatchEvent(new Event('scroll'));
    return log;
  };
  state();
  return { show, state, messages, grow, scrollUp, said, user: userEvent.setup() };
}

const field = () => screen.getByRole('textbox', { name: 'Your message' });
const shown = () =>
  within(screen.getByRole('log', { name: 'Messages' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows messages in their order, the own and those of a teacher marked', () => {
  const { messages } = setUp();
  messages(
    message({ Message: 'Grüezi' }),
    message({ Message: 'Hoi', UID: 'me', Username: 'Beat' }),
    message({ Message: 'Sali zäme', Username: 'Tina', ByTeacher: true }),
  );
  const [first, own, teacher] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Vreni.*Grüezi$/);
  expect(first).not.toHaveTextContent(/You|Teacher/);
  expect(own).toHaveTextContent(/Beat.*You.*Hoi/);
  expect(teacher).toHaveTextContent(/Tina.*Teacher.*Sali zäme/);
});

test('shows what looks like mark-up as text', () => {
  const { messages } = setUp();
  messages(message({ Message: '<img src=x onerror=alert(1)>', Username: '<b>V</b>' }));
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(document.querySelector('img, b')).toBeNull();
});

test('the addresses in a teacher’s message are links; those of others, and others than https, are text', () => {
  const { messages } = setUp();
  messages(
    message({
      Message: 'Lueg (https://example.org/a?b=c#d). Oder https://example.org/ü!',
      ByTeacher: true,
    }),
    message({ Message: 'javascript:alert(1) http://example.org https://', ByTeacher: true }),
    message({ Message: 'Chauf https://example.com' }),
  );
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'https://example.org/a?b=c#d',
    'https://example.org/ü',
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(link).toHaveAttribute('target', '_blank');
  }
  expect(shown()[0]).toMatch(/Lueg \(https:\/\/example\.org\/a\?b=c#d\)\. Oder .*ü!$/);
});

test('shows one empty line where there were many, and lets the keyboard scroll what is long', () => {
  const { messages } = setUp();
  messages(
    message({ Message: '\n\nHoi\n\n \t\n\u200b\r\n\u2028zäme\nalli\n\n' }),
    message({ Message: 'gross '.repeat(80) }),
  );
  const short = screen.getByText(/Hoi/);
  expect(short.textContent).toBe('Hoi\n\nzäme\nalli\n');
  expect(short).not.toHaveAttribute('tabindex');
  expect(screen.getByText(/gross/)).toHaveAttribute('tabindex', '0');
});

test('the time has 24 hours, as on the rest of the page', () => {
  const afternoon = new Date(2026, 10, 23, 15, 7);
  const { messages } = setUp();
  messages(message({ TimeStamp: afternoon.toISOString() }));
  expect(screen.getByText('15:07').closest('time')).toHaveAttribute(
    'datetime',
    afternoon.toISOString(),
  );
});

test('a change adds and removes only what changed', () => {
  const { messages } = setUp();
  const [a, b, c] = inARow(3) as [ChatMessage, ChatMessage, ChatMessage];
  messages(a, b);
  const kept = screen.getAllByRole('listitem')[1];
  messages(b, c);
  expect(screen.getAllByRole('listitem')[1]).toBe(kept);
  expect(shown()).toHaveLength(3);
  messages(a, b, c);
  expect(shown().map((text) => /Hoi \d+$/.exec(text ?? '')?.[0])).toEqual(
    [a, b, c].map(({ Message }) => Message),
  );
});

test('a day stands above its first message, unless all are of today', () => {
  const { messages } = setUp();
  const today = [message(), message()];
  messages(...today);
  expect(shown()).toHaveLength(2);
  const before = [
    message({ TimeStamp: '2026-11-20T12:00:00.000Z' }),
    message({ TimeStamp: '2026-11-20T12:01:00.000Z' }),
  ];
  messages(...before, ...today);
  expect(shown().map((text) => text?.slice(0, 18))).toEqual([
    'Friday 20 November',
    ...[expect.stringMatching(/^Vreni/), expect.stringMatching(/^Vreni/)],
    'Today',
    ...[expect.stringMatching(/^Vreni/), expect.stringMatching(/^Vreni/)],
  ]);
});

test('a message that was deleted leaves a line, the oldest and the only one too', () => {
  const { messages } = setUp();
  const [a, b, c, d] = inARow(4) as [ChatMessage, ChatMessage, ChatMessage, ChatMessage];
  messages(a, b, c);
  messages(a, c);
  expect(shown()[1]).toBe('A message was deleted.');
  const line = screen.getByText('A message was deleted.');
  messages(a, c, d);
  expect(screen.getAllByRole('listitem')[1]).toBe(line);
  messages(c, d);
  expect(shown().slice(0, 2)).toEqual(['A message was deleted.', 'A message was deleted.']);
  messages();
  expect(shown()).toEqual(Array(4).fill('A message was deleted.'));
  expect(screen.queryByText(/Nobody has written yet/)).toBeNull();
});

test('a message that made room for a newer one leaves no line', () => {
  const { messages } = setUp();
  const all = inARow(CHAT_LIMITS.page + 1);
  messages(...all.slice(0, -1));
  messages(...all.slice(1));
  expect(shown()).toHaveLength(CHAT_LIMITS.page);
  expect(screen.queryByText('A message was deleted.')).toBeNull();
});

test('an older message in the place of a deleted one is neither counted nor read out', () => {
  const { messages, scrollUp } = setUp();
  const [older, ...all] = inARow(CHAT_LIMITS.page + 1) as [ChatMessage, ...ChatMessage[]];
  const newer = message({ TimeStamp: '2026-11-23T19:09:00.000Z' });
  messages(...all);
  scrollUp();
  const left = all.filter((_, place) => place !== 50);
  messages(older, ...left);
  expect(screen.getByText(older.Message).closest('li')).toHaveAttribute('aria-live', 'off');
  expect(screen.getByRole('button', { name: 'To the newest' })).toBeVisible();
  messages(...left, newer);
  expect(screen.getByText(newer.Message).closest('li')).not.toHaveAttribute('aria-live');
  expect(screen.getByRole('button', { name: '1 new message' })).toBeVisible();
});

test('an own message with the time of a fast clock hides no message of others', () => {
  const { messages, scrollUp } = setUp();
  const [a, b] = inARow(2) as [ChatMessage, ChatMessage];
  const own = message({ UID: 'me', TimeStamp: '2026-11-23T19:30:00.000Z' });
  messages(a, own);
  scrollUp();
  messages(a, b, own);
  expect(screen.getByRole('button', { name: '1 new message' })).toBeVisible();
});

test('an empty chat invites to say hello, and a press puts it into the field', async () => {
  const { messages, user, said } = setUp();
  messages();
  expect(screen.getByText(/Nobody has written yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Write “\s?Grüezi mitenand\s?”$/ }));
  expect(field()).toHaveValue('Grüezi mitenand');
  expect(field()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /Grüezi mitenand/ }));
  expect(field()).toHaveValue('Grüezi mitenand');
  expect(field()).toHaveFocus();
  expect(said).toEqual([{ type: 'typed', text: 'Grüezi mitenand' }]);
  screen.getByRole('button', { name: /Grüezi mitenand/ }).focus();
  messages(message());
  expect(field()).toHaveFocus();
  expect(screen.queryByText(/Nobody has written yet/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Grüezi mitenand/ })).toBeNull();
});

describe('writing', () => {
  test('Enter sends, Shift and Enter begins a new line, and the message shows how it goes', async () => {
    const { user, said, state } = setUp();
    await user.type(field(), 'Grüezi{Shift>}{Enter}{/Shift}mitenand{Enter}');
    expect(said.at(-1)).toEqual({ type: 'send', text: 'Grüezi\nmitenand' });
    expect(field()).toHaveValue('');
    state({ pending: [{ id: 'p', text: 'Grüezi\nmitenand', status: 'sending' }] });
    expect(screen.getByText('Sending…')).toBeVisible();
    state({ pending: [{ id: 'p', text: 'Grüezi\nmitenand', status: 'waiting' }] });
    expect(screen.getByText('Waiting for the connection')).toBeVisible();
    state();
    expect(screen.queryByText('Waiting for the connection')).toBeNull();
  });

  test('Enter twice sends once, and what is typed since stays', async () => {
    const { user, state, said } = setUp();
    await user.type(field(), 'Eis{Enter}{Enter}und zwei');
    state({ pending: [{ id: 'p', text: 'Eis', status: 'sending' }] });
    expect(field()).toHaveValue('und zwei');
    expect(said.filter(({ type }) => type === 'send')).toEqual([{ type: 'send', text: 'Eis' }]);
    expect(said.at(-1)).toEqual({ type: 'typed', text: 'und zwei' });
  });

  test('the button sends too', async () => {
    const { user, said } = setUp();
    await user.type(field(), 'Hoi');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(said.at(-1)).toEqual({ type: 'send', text: 'Hoi' });
    expect(field()).toHaveFocus();
  });

  test('an empty one is not sent, and says why', async () => {
    const { user, said } = setUp();
    await user.type(field(), '  {Enter}');
    expect(said.filter(({ type }) => type === 'send')).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('write something');
    await user.type(field(), 'a');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('one that is too long is told, not cut', async () => {
    const { user, said } = setUp();
    await user.click(field());
    await user.paste('ä'.repeat(450));
    expect(screen.getByText('50 characters left')).toBeVisible();
    await user.paste('ä'.repeat(52));
    expect(screen.getByRole('alert')).toHaveTextContent('2 characters too many');
    await user.keyboard('{Enter}');
    expect(said.filter(({ type }) => type === 'send')).toEqual([]);
    expect(field()).toHaveValue('ä'.repeat(502));
  });

  const underWay = (...ids: string[]) =>
    ids.map((id) => ({ id, text: `Text ${id}`, status: 'sending' as const }));

  test('those behind the first are shown in their order; one that arrived makes room', async () => {
    const { state, messages } = setUp({ pending: underWay('a', 'b', 'c') });
    const first = message({ ID: 'a', UID: 'me', Message: 'Text a' });
    expect(shown()).toEqual(['a', 'b', 'c'].map((id) => `Sending…Text ${id}`));
    const second = screen.getByText('Text b');
    messages(first);
    state({ pending: underWay('b', 'c', 'd') });
    expect(shown()[0]).toMatch(/You.*Text a$/);
    expect(shown().slice(1)).toEqual(['b', 'c', 'd'].map((id) => `Sending…Text ${id}`));
    expect(screen.getByText('Text b')).toBe(second);
  });

  test('one more than may wait stays in the field, and the sentence goes once there is room', async () => {
    const { user, said, state } = setUp({ pending: underWay('a', 'b', 'c', 'd') });
    await user.type(field(), 'Und no eis{Enter}');
    expect(said.filter(({ type }) => type === 'send')).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your last messages are still on their way. Send this one after them.',
    );
    state({ pending: underWay('b', 'c', 'd') });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field()).toHaveValue('Und no eis');
    await user.keyboard('{Enter}');
    expect(said.at(-1)).toEqual({ type: 'send', text: 'Und no eis' });
  });

  test('a message that was not accepted comes back, before what was typed since', async () => {
    const { user, show, state, said } = setUp();
    await user.type(field(), 'zwei');
    show({ type: 'text', text: 'eis' });
    state({ notice: { kind: 'refused' } });
    expect(field()).toHaveValue('eis\nzwei');
    expect(said.at(-1)).toEqual({ type: 'typed', text: 'eis\nzwei' });
    expect(screen.getByRole('alert')).toHaveTextContent('not accepted');
  });

  test('a muted member is told, keeps what they type, and sends nothing until they are let', async () => {
    const { user, said, state } = setUp();
    await user.type(field(), 'Hoi');
    state({ isMuted: true });
    expect(screen.getByRole('alert')).toHaveTextContent('A teacher has muted you');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.type(field(), ' zäme{Enter}');
    expect(said.filter(({ type }) => type === 'send')).toEqual([]);
    expect(field()).toHaveValue('Hoi zäme');
    state({ isMuted: false });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('You can write again.')).toHaveAttribute('role', 'status');
    await user.type(field(), '{Enter}');
    expect(said.filter(({ type }) => type === 'send')).toEqual([
      { type: 'send', text: 'Hoi zäme' },
    ]);
  });

  test.each([
    [{ kind: 'busy' } as const, 'still on their way'],
    [{ kind: 'day-full' } as const, '300 messages today'],
    [{ kind: 'refused' } as const, 'plan is still running'],
  ])('%j is told in words', (notice, words) => {
    setUp({ notice });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  test('a member with the name of a teacher reads, and is told why they cannot write', () => {
    setUp({ name: 'taken' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(/Your name is like that of a teacher or of the school/)).toBeVisible();
  });

  test('a member without a name reads, and is told why they cannot write', () => {
    setUp({ name: 'none' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(/your account has none yet/)).toBeVisible();
  });
});

test('a lost connection says so, and goes again', () => {
  const { state } = setUp({ connection: 'lost' });
  expect(screen.getByText(/The connection is lost/)).toBeVisible();
  state({ connection: 'live' });
  expect(screen.queryByText(/The connection is lost/)).toBeNull();
});

test('who may not read is told, and can write nothing', () => {
  setUp({ room: 'refused' });
  expect(screen.getByText('The chat is for VIP members.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('log')).toBeNull();
});

test('messages that could not be read are asked for again', async () => {
  const { user, said } = setUp({ room: 'failed' });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(said).toEqual([{ type: 'retry' }]);
});

test('who is here is asked for when it is opened; teachers and the reader are marked', async () => {
  const { user, said, show, messages } = setUp();
  expect(said).toEqual([]);
  const button = screen.getByRole('button', { name: 'Who is here', expanded: false });
  await user.click(button);
  expect(said).toEqual([{ type: 'people' }]);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  show({
    ...{ type: 'people', status: 'ready', isMore: true },
    people: [
      { uid: 'a', username: 'Anna' },
      { uid: 'me', username: 'Beat' },
      { uid: 't', username: 'Tina' },
    ],
  });
  // A teacher is known by what they wrote, before the list or after it.
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

describe('a teacher', () => {
  test('deletes a message and mutes its author; the own message has no such button', async () => {
    const { user, said, messages, state } = setUp({ isTeacher: true });
    messages(message({ ID: 'rude', UID: 'u' }), message({ UID: 'me', Username: 'Tina' }));
    await user.click(screen.getByLabelText(/^Moderate the message by Vreni/));
    await user.click(screen.getByRole('button', { name: 'Delete the message by Vreni' }));
    await user.click(screen.getByLabelText(/^Moderate the message by Vreni/));
    await user.click(screen.getByRole('button', { name: 'Mute Vreni in this chat' }));
    expect(said).toEqual([
      { type: 'delete', id: 'rude' },
      { type: 'mute', uid: 'u', username: 'Vreni' },
    ]);
    expect(screen.queryByRole('button', { name: 'Mute Tina in this chat' })).toBeNull();

    state({ muted: [{ uid: 'u', username: 'Vreni' }] });
    await user.click(screen.getByRole('button', { name: 'Who is here' }));
    await user.click(screen.getByRole('button', { name: 'Let Vreni write again' }));
    expect(said.at(-1)).toEqual({ type: 'unmute', uid: 'u' });
  });

  test('sees who is muted as a mark, hears it, and lets them write again from the message', async () => {
    const { user, said, messages, state } = setUp({ isTeacher: true });
    const rude = message({ UID: 'u', Message: 'Blöd' });
    messages(rude, message({ UID: 'v', Username: 'Beat' }));
    const [item, other] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(item).queryByText('Muted')).toBeNull();
    await user.click(within(item).getByLabelText(/^Moderate the message by Vreni/));
    expect(within(item).queryByRole('button', { name: /^Unmute/ })).toBeNull();
    await user.click(within(item).getByRole('button', { name: 'Mute Vreni in this chat' }));
    expect(screen.queryByText('Vreni is muted.')).toBeNull();
    const muted = [{ uid: 'u', username: 'Vreni' }];
    state({ muted });
    expect(screen.getByText('Vreni is muted.')).toHaveAttribute('role', 'status');
    expect(within(item).getByText('Muted')).toBeVisible();
    expect(within(other).queryByText('Muted')).toBeNull();
    // A further message of theirs, as after a deletion, has the mark too.
    messages(rude, message({ UID: 'u' }));
    expect(screen.getAllByText('Muted')).toHaveLength(2);

    await user.click(within(item).getByLabelText(/^Moderate the message by Vreni/));
    expect(within(item).queryByRole('button', { name: /^Mute/ })).toBeNull();
    await user.click(within(item).getByRole('button', { name: 'Unmute Vreni in this chat' }));
    expect(said.at(-1)).toEqual({ type: 'unmute', uid: 'u' });
    state({ muted: [] });
    expect(screen.getByText('Vreni can write again.')).toHaveAttribute('role', 'status');
    expect(screen.queryByText('Muted')).toBeNull();
  });

  test('tells the buttons of two messages apart by their time; Escape closes the menu', async () => {
    const { user, messages } = setUp({ isTeacher: true });
    const at = (minute: number) => new Date(2026, 10, 23, 20, minute).toISOString();
    messages(message({ TimeStamp: at(5) }), message({ TimeStamp: at(6) }));
    const more = screen.getByLabelText('Moderate the message by Vreni, 20:06');
    expect(screen.getByLabelText('Moderate the message by Vreni, 20:05')).not.toBe(more);
    await user.click(more);
    const item = within(screen.getAllByRole('listitem')[1]!);
    const remove = item.getByRole('button', { name: 'Delete the message by Vreni' });
    remove.focus();
    await user.keyboard('{Escape}');
    expect(remove).not.toBeVisible();
    expect(more).toHaveFocus();
  });

  test('hears nothing of who was muted before', () => {
    const { state } = setUp({ isTeacher: true });
    state({ muted: [{ uid: 'u', username: 'Vreni' }] });
    expect(screen.queryByText('Vreni is muted.')).toBeNull();
  });

  test('is told which lines become flashcards', () => {
    setUp({ isTeacher: true });
    expect(field()).toHaveAccessibleDescription(/“de Zug = the train” becomes a flashcard/);
  });

  test('is told when that did not work', () => {
    setUp({ isTeacher: true, notice: { kind: 'moderation-failed' } });
    expect(screen.getByRole('alert')).toHaveTextContent('did not work');
  });

  test('nobody else moderates, or is told about flashcards', () => {
    const { messages } = setUp();
    expect(field()).toHaveAccessibleDescription(/^\s*Everyone in this lesson sees[^“]*$/);
    messages(message());
    expect(screen.queryByLabelText(/Moderate/)).toBeNull();
  });
});

test('many new messages are not read out', () => {
  const { messages } = setUp();
  const all = Array.from({ length: 30 }, () => message());
  messages(...all.slice(0, 10));
  messages(...all.slice(1, 12));
  expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'polite');
  messages(...all);
  expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
});

test('new messages out of sight are counted, and a press leads to them', async () => {
  const { user, messages, scrollUp } = setUp();
  const [a, b, c] = [message(), message(), message()];
  messages(a);
  const log = scrollUp();
  expect(screen.getByRole('button', { name: 'To the newest' })).toBeVisible();
  messages(a, b, c);
  expect(log.scrollTop).toBe(10);
  await user.click(screen.getByRole('button', { name: '2 new messages' }));
  expect(log.scrollTop).toBe(1000);
  expect(screen.queryByRole('button', { name: /new message/ })).toBeNull();
});

test('a list that grew by itself still shows its end', () => {
  const { messages, grow } = setUp();
  messages(message());
  const log = grow(1000);
  // A scroll that nobody made: the list is where it was, and its end has moved.
  expect(grow(1105)).toBe(log);
  expect(log.scrollTop).toBe(1105);
  expect(screen.queryByRole('button', { name: 'To the newest' })).toBeNull();
});

test('a form that takes room from the list leaves its end in sight', () => {
  const { messages, grow, state } = setUp({ room: 'loading' });
  messages(message());
  const log = screen.getByLabelText('Messages');
  state({ room: 'open' });
  grow(1000);
  jest.spyOn(log, 'scrollHeight', 'get').mockReturnValue(1105);
  state({ room: 'open', notice: { kind: 'refused' } });
  expect(log.scrollTop).toBe(1105);
});

test('what changes the height of the list or of what is in it leads to its end', () => {
  const watched = new Map<Element, () => void>();
  class Sizes implements ResizeObserver {
    constructor(private readonly changed: ResizeObserverCallback) {}
    observe = (target: Element) => void watched.set(target, () => this.changed([], this));
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  globalThis.ResizeObserver = Sizes;
  const { messages, grow, scrollUp } = setUp();
  messages(message());
  const log = grow(1000);
  const list = within(log).getByRole('list');
  for (const [height, resized] of [
    [1105, list],
    [1200, log],
  ] as const) {
    jest.spyOn(log, 'scrollHeight', 'get').mockReturnValue(height);
    watched.get(resized)?.();
    expect(log.scrollTop).toBe(height);
  }
  scrollUp();
  watched.get(list)?.();
  expect(log.scrollTop).toBe(10);
});

test('there is no way to the newest message while the list is closed', () => {
  const { messages, scrollUp, state } = setUp();
  messages(message());
  scrollUp();
  state({ room: 'refused' });
  expect(screen.queryByRole('button', { name: 'To the newest' })).toBeNull();
  state();
  expect(screen.getByRole('button', { name: 'To the newest' })).toBeVisible();
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

  test('is opened by the page around, in an app [PARENT-open-outside]', () => {
    const { press, said } = setUpLink({ links: 'page' });
    expect(press()).toBe(false);
    expect(said).toEqual([{ type: 'open', url: LINK }]);
  });

  test('is plain text where the app opens no pages', () => {
    const { press, said } = setUpLink({ links: 'nobody' });
    expect(press()).toBe(false);
    expect(said).toEqual([]);
    expect(document.documentElement).toHaveAttribute('data-links', 'nobody');
  });
});
