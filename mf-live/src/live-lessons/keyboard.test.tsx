import { act, screen } from '@testing-library/react';
import { heading, inRoom, jumpTo, pass, press, renderAt, say } from '../testing/live-page';

describe('a member with a keyboard', () => {
  const focusOn = (name: string) => act(() => screen.getByRole('button', { name }).focus());

  test('waits outside, and gets the focus in the room when it opens', async () => {
    await renderAt('2026-11-23T18:44:50Z');
    focusOn('Enter the room');
    await pass(15_000);
    await pass(0);
    expect(heading('The live room')).toHaveFocus();
  });

  test('keeps the focus in the room when the button to leave disappears', async () => {
    await renderAt('2026-11-23T18:44:50Z');
    await press('Enter the room');
    await pass(0);
    focusOn('Leave the room');
    await pass(15_000);
    expect(heading('The live room')).toHaveFocus();
  });

  test('hears that the lesson is over, and gets the focus on the next heading', async () => {
    const { platform } = await renderAt('2026-11-23T19:50:00Z');
    focusOn('Open the chat');
    await say(platform, 'ended');
    expect(heading('The lesson is over')).toHaveFocus();
    expect(screen.getByText('The lesson is over.')).toHaveAttribute('role', 'status');
  });

  test('hears that a rehearsal is over, and gets the focus on the panel', async () => {
    const { platform } = await renderAt('2026-11-20T12:00:00Z');
    await press('Enter the room');
    await say(platform, 'live');
    await pass(0);
    expect(screen.getByText(/^The teacher tries the room\. The lesson begins in/)).toBeVisible();
    focusOn('Open the chat');
    await say(platform, 'ended');
    expect(inRoom()).toBeNull();
    expect(heading('Your live room')).toHaveFocus();
    expect(screen.getByText('The teacher has closed the room.')).toHaveAttribute('role', 'status');
    await press('Enter the room');
    expect(screen.queryByText('The teacher has closed the room.')).toBeNull();
  });

  test('hears nothing more of a rehearsal once the lesson is over', async () => {
    const { platform } = await renderAt('2026-11-20T12:00:00Z');
    await say(platform, 'live');
    await say(platform, 'ended');
    expect(screen.getByText('The teacher has closed the room.')).toBeVisible();
    await jumpTo('2026-11-23T21:30:00Z');
    expect(screen.queryByText('The teacher has closed the room.')).toBeNull();
  });

  test('keeps a focus that is elsewhere on the page', async () => {
    const { platform } = await renderAt('2026-11-23T19:50:00Z');
    const header = document.body.appendChild(document.createElement('button'));
    act(() => header.focus());
    await say(platform, 'ended');
    expect(heading('The lesson is over')).toBeVisible();
    expect(header).toHaveFocus();
    header.remove();
  });
});
