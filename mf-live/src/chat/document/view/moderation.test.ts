import { screen, within } from '@testing-library/dom';
import { field, message, setUp } from '../../../testing/chat-view';

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

  test('undoes a deletion; screen readers read the offer, and the focus stays in the chat', async () => {
    const { user, said, messages, state } = setUp({ isTeacher: true });
    messages(message({ ID: 'a' }), message({ ID: 'b' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    state({ undo: 'a' });
    const note = screen.getByText('Message deleted.');
    expect(note.closest('[role=status]')).toBeVisible();
    state({ undo: 'b' });
    // A new element, so that it is read out again.
    expect(screen.getByText('Message deleted.')).not.toBe(note);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(said).toEqual([{ type: 'undo', id: 'b' }]);
    expect(screen.getByRole('log')).toHaveFocus();
    screen.getByRole('button', { name: 'Undo' }).focus();
    state({ undo: null });
    expect(screen.queryByText('Message deleted.')).toBeNull();
    expect(screen.getByRole('log')).toHaveFocus();
  });

  test('pins a message, and unpins it in the list or at the top', async () => {
    const { user, said, messages, state } = setUp({ isTeacher: true });
    const word = message({ ID: 'a', Message: 'D Wuche' });
    messages(word, message({ UID: 'me', Username: 'Tina' }));
    const more = screen.getByLabelText(/^Moderate the message by Vreni/);
    await user.click(more);
    await user.click(screen.getByRole('button', { name: 'Pin the message by Vreni for all' }));
    state({ pinned: word });
    const pinned = screen.getByRole('region', { name: 'Pinned message' });
    await user.click(more);
    await user.click(
      within(screen.getByRole('log')).getByRole('button', { name: 'Unpin the message by Vreni' }),
    );
    await user.click(within(pinned).getByRole('button', { name: 'Unpin the message by Vreni' }));
    expect(said).toEqual([
      { type: 'pin', id: 'a' },
      { type: 'pin', id: null },
      { type: 'pin', id: null },
    ]);
    expect(screen.getByRole('log')).toHaveFocus();
  });

  test('keeps a list of questions, and ticks them off', async () => {
    const { user, said, messages, state } = setUp({ isTeacher: true });
    const asked = message({ ID: 'a', Message: 'Wie seit me das?' });
    messages(asked, message({ UID: 'me', Username: 'Tina' }));
    await user.click(screen.getByLabelText(/^Moderate the message by Tina/));
    expect(screen.queryByRole('button', { name: /^Answer the message by Tina/ })).toBeNull();
    await user.click(screen.getByLabelText(/^Moderate the message by Vreni/));
    await user.click(screen.getByRole('button', { name: 'Answer the message by Vreni next' }));
    expect(said).toEqual([{ type: 'question', id: 'a' }]);
    expect(screen.queryByRole('button', { name: /^Answer next/ })).toBeNull();

    state({ questions: [asked] });
    expect(screen.queryByRole('button', { name: 'Answer the message by Vreni next' })).toBeNull();
    const button = screen.getByRole('button', { name: 'Answer next: 1', expanded: false });
    await user.click(button);
    const panel = screen.getByRole('region', { name: 'Answer next' });
    expect(panel).toHaveTextContent('Wie seit me das?');
    await user.click(within(panel).getByRole('button', { name: 'Done with the message by Vreni' }));
    expect(said.at(-1)).toEqual({ type: 'answered', id: 'a' });
    state({ questions: [] });
    expect(panel).not.toBeVisible();
    expect(screen.getByRole('log')).toHaveFocus();

    state({ questions: [asked] });
    expect(screen.getByRole('button', { name: 'Answer next: 1', expanded: false })).toBeVisible();
    expect(panel).not.toBeVisible();
  });

  test('closes the list of questions by Escape', async () => {
    const { user } = setUp({ isTeacher: true, questions: [message(), message()] });
    const button = screen.getByRole('button', { name: 'Answer next: 2' });
    await user.click(button);
    screen.getAllByRole('button', { name: 'Done with the message by Vreni' })[0]!.focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Answer next' })).toBeNull();
    expect(button).toHaveFocus();
  });

  test('chooses slow mode, and is told that it is on', async () => {
    const { user, said, state } = setUp({ isTeacher: true });
    await user.click(screen.getByRole('button', { name: 'Who is here' }));
    const choice = screen.getByRole('combobox', { name: 'Slow mode' });
    expect(choice).toHaveDisplayValue('Off');
    await user.selectOptions(choice, 'One message every 30 seconds');
    expect(said.at(-1)).toEqual({ type: 'slow', seconds: 30 });
    state({ slowSeconds: 30 });
    expect(choice).toHaveDisplayValue('One message every 30 seconds');
    expect(field()).toHaveAccessibleDescription(/members write one message every 30 seconds/);
  });

  test('begins a phrase from a message, below the typed text', async () => {
    const { user, messages } = setUp({ isTeacher: true });
    messages(message({ Message: 'Wie gaat’s\ndir?' }), message({ Message: 'a = b', UID: 'me' }));
    const [first, own] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    const make = { name: /^Make a phrase of the message by/ };
    await user.click(within(own).getByLabelText(/^Moderate/));
    expect(within(own).queryByRole('button', make)).toBeNull();
    await user.click(within(first).getByLabelText(/^Moderate/));
    await user.click(within(first).getByRole('button', make));
    expect(field()).toHaveFocus();
    await user.keyboard('How are you?');
    expect(field()).toHaveValue('Wie gaat’s dir? = How are you?');
    await user.click(within(first).getByLabelText(/^Moderate/));
    await user.click(within(first).getByRole('button', make));
    expect(field()).toHaveValue('Wie gaat’s dir? = How are you?\nWie gaat’s dir? = ');
  });

  test('sees a mark on a muted member, hears of it, and unmutes them from the message', async () => {
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

  test('hears nothing of members who were muted earlier', () => {
    const { state } = setUp({ isTeacher: true });
    state({ muted: [{ uid: 'u', username: 'Vreni' }] });
    expect(screen.queryByText('Vreni is muted.')).toBeNull();
  });

  test('is told which lines become flashcards', () => {
    setUp({ isTeacher: true });
    expect(field()).toHaveAccessibleDescription(/“de Zug = the train” becomes a flashcard/);
  });

  test('is told when an action failed', () => {
    setUp({ isTeacher: true, notice: { kind: 'moderation-failed' } });
    expect(screen.getByRole('alert')).toHaveTextContent('did not work');
  });

  test('sees the menus, settings and the hint about flashcards; a member does not', async () => {
    const { messages, user } = setUp({ pinned: message({ Message: 'D Wuche' }) });
    expect(screen.getByRole('region', { name: 'Pinned message' })).toHaveTextContent('D Wuche');
    expect(screen.queryByRole('button', { name: /Unpin/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Who is here' }));
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(field()).toHaveAccessibleDescription(/^\s*Everyone in this lesson sees[^“]*$/);
    messages(message());
    expect(screen.queryByLabelText(/Moderate/)).toBeNull();
  });
});
