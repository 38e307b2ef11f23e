import { screen } from '@testing-library/dom';
import { field, message, setUp, shown } from '../../../testing/chat-view';

afterEach(() => jest.setSystemTime(new Date('2026-11-23T19:10:00Z')));

describe('writing', () => {
  test('Enter sends, Shift and Enter begins a new line, and the message shows its status', async () => {
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

  test('Enter twice sends once, and later text stays', async () => {
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

  test('a double click on the button sends once, and asks for nothing more', async () => {
    const { user, said } = setUp();
    await user.type(field(), 'Hoi');
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(said.filter(({ type }) => type === 'send')).toEqual([{ type: 'send', text: 'Hoi' }]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field()).toHaveFocus();
  });

  test('does not send an empty message, and says why', async () => {
    const { user, said } = setUp();
    await user.type(field(), '  {Enter}');
    expect(said.filter(({ type }) => type === 'send')).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('write something');
    await user.type(field(), 'a');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says that a message is too long, and does not cut it', async () => {
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

  test('refuses nine marks on a letter, and sends eight', async () => {
    const { user, said } = setUp();
    await user.click(field());
    await user.paste(`a${'\u0301'.repeat(9)}`);
    expect(screen.getByRole('alert')).toHaveTextContent('More than eight accents');
    await user.keyboard('{Enter}');
    expect(said.filter(({ type }) => type === 'send')).toEqual([]);
    await user.keyboard('{Backspace}{Enter}');
    expect(said.at(-1)).toEqual({ type: 'send', text: `a${'\u0301'.repeat(8)}` });
  });

  const underWay = (...ids: string[]) =>
    ids.map((id) => ({ id, text: `Text ${id}`, status: 'sending' as const }));

  test('shows pending messages in order; a sent one makes room', async () => {
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

  test('keeps a message in the field, with a sentence, while too many are pending', async () => {
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

  test('puts a refused message back, before the text typed since', async () => {
    const { user, show, state, said } = setUp();
    await user.type(field(), 'zwei');
    show({ type: 'text', text: 'eis' });
    state({ notice: { kind: 'refused' } });
    expect(field()).toHaveValue('eis\nzwei');
    expect(said.at(-1)).toEqual({ type: 'typed', text: 'eis\nzwei' });
    expect(screen.getByRole('alert')).toHaveTextContent('not accepted');
  });

  test('tells a muted member, keeps their text, and sends nothing until they are unmuted', async () => {
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

  test('in slow mode a member sees when they may write again, and keeps their text', async () => {
    const { user, said, state } = setUp({ slowSeconds: 30 });
    expect(field()).toHaveAccessibleDescription(/one message every 30 seconds/);
    const send = screen.getByRole('button', { name: 'Send' });
    expect(send).toBeEnabled();
    state({ pending: underWay('a') });
    expect(send).toBeDisabled();
    state({ mayWriteAt: '2026-11-23T19:10:25.000Z' });
    expect(screen.getByText('Slow mode: you can write again in 25 seconds.')).toBeVisible();
    expect(send).toBeDisabled();
    await user.type(field(), 'Hoi zäme{Enter}');
    expect(said.filter(({ type }) => type === 'send')).toEqual([]);
    expect(field()).toHaveValue('Hoi zäme');
    jest.setSystemTime(new Date('2026-11-23T19:10:24.500Z'));
    await screen.findByText('Slow mode: you can write again in 1 second.');
    jest.setSystemTime(new Date('2026-11-23T19:10:25.000Z'));
    const over = await screen.findByText('You can write again.');
    expect(over).toHaveAttribute('role', 'status');
    expect(send).toBeEnabled();
    await user.type(field(), '{Enter}');
    expect(said.at(-1)).toEqual({ type: 'send', text: 'Hoi zäme' });
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

  test('a member whose name cannot be shown reads, and is told why they cannot write', () => {
    setUp({ name: 'unfit' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(
      screen.getByText(/more than 100 characters, hidden ones, or nine accents/),
    ).toBeVisible();
  });

  test('a member without a name writes; the live page asks for the name', async () => {
    const { said, show, user } = setUp({ name: 'none' });
    await user.type(field(), 'Hoi{Enter}');
    expect(said.at(-1)).toEqual({ type: 'send', text: 'Hoi' });
    show({ type: 'text', text: 'Hoi' });
    expect(field()).toHaveValue('Hoi');
  });
});
