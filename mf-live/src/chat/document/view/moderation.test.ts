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
