import { screen } from '@testing-library/dom';
import { CHAT_LIMITS, type ChatMessage } from 'shared-contracts';
import { field, inARow, message, setUp, shown } from '../../../testing/chat-view';

test('shows messages in order, and marks own ones and those of a teacher', () => {
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

test('shows mark-up as text', () => {
  const { messages } = setUp();
  messages(message({ Message: '<img src=x onerror=alert(1)>', Username: '<b>V</b>' }));
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(document.querySelector('img, b')).toBeNull();
});

test('makes links of https addresses, only in a teacher’s message', () => {
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

test('joins empty lines, and lets the keyboard scroll a long message', () => {
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

test('a change adds and removes only the changed items', () => {
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

test('a day is named above its first message, unless all messages are of today', () => {
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

test('each deleted message leaves a line, also the oldest and the only one', () => {
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

test('a message pushed out by a newer one leaves no line', () => {
  const { messages } = setUp();
  const all = inARow(CHAT_LIMITS.page + 1);
  messages(...all.slice(0, -1));
  messages(...all.slice(1));
  expect(shown()).toHaveLength(CHAT_LIMITS.page);
  expect(screen.queryByText('A message was deleted.')).toBeNull();
});

test('an older message that fills a deleted one’s place is neither counted nor read out', () => {
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

test('an own message from a fast clock does not make later messages old', () => {
  const { messages, scrollUp } = setUp();
  const [a, b] = inARow(2) as [ChatMessage, ChatMessage];
  const own = message({ UID: 'me', TimeStamp: '2026-11-23T19:30:00.000Z' });
  messages(a, own);
  scrollUp();
  messages(a, b, own);
  expect(screen.getByRole('button', { name: '1 new message' })).toBeVisible();
});

test('an empty chat offers a greeting, and a press puts it into the field', async () => {
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
