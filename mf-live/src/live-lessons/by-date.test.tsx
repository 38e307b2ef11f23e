import { screen, within } from '@testing-library/react';
import { AppError } from 'shared-contracts';
import { aLesson } from 'common-testing';
import {
  catalogue,
  heading,
  inRoom,
  jumpTo,
  MONDAY,
  NEXT,
  pass,
  press,
  RECORDING,
  renderAt,
} from '../testing/live-page';

describe('by its date', () => {
  test('the room opens automatically 15 minutes before, with the way to the meeting', async () => {
    await renderAt('2026-11-23T18:44:50Z');
    expect(inRoom()).toBeNull();
    await pass(15_000);
    await pass(0);
    const room = within(inRoom()!);
    expect(room.getByRole('button', { name: 'Watch the stream' })).toBeVisible();
    expect(room.getByRole('button', { name: 'Open the chat' })).toBeVisible();
    expect(room.getByRole('link', { name: 'Live meeting' })).toBeVisible();
  });

  test('the room says “Live” only while the lesson runs', async () => {
    await renderAt('2026-11-23T18:50:00Z');
    const state = within(inRoom()!).getByRole('status');
    expect(state).toHaveTextContent(/^Not live yet$/);
    expect(inRoom()).toHaveTextContent('The lesson begins in 10 minutes.');
    await jumpTo('2026-11-23T19:00:00Z');
    expect(state).toHaveTextContent(/^Live$/);
    expect(inRoom()).not.toHaveTextContent('The lesson begins');
  });

  test('after the lesson a member goes back to its chat, and sees no stream', async () => {
    await renderAt('2026-11-23T21:30:00Z');
    await press('Back to the chat');
    await pass(0);
    expect(heading('The live room')).toHaveFocus();
    const room = within(inRoom()!);
    expect(room.getByRole('status')).toHaveTextContent('Over');
    expect(room.getByRole('button', { name: 'Open the chat' })).toBeVisible();
    expect(room.queryByRole('button', { name: 'Watch the stream' })).toBeNull();
  });

  test('a page published while the lesson runs, or soon after it, is still about that lesson', async () => {
    const liveLessons = { Title: 'Zäme rede', Begun: MONDAY, Dates: [NEXT] };
    await renderAt('2026-11-23T19:30:00Z', { catalogue: { ...catalogue, liveLessons } });
    expect(within(inRoom()!).getByRole('status')).toHaveTextContent(/^Live$/);
    await jumpTo('2026-11-23T21:30:00Z');
    expect(screen.getByRole('heading', { name: 'The lesson is over' })).toBeVisible();
    expect(screen.getByText(/Monday 30 November/)).toBeVisible();
  });

  test('before it says when the room opens', async () => {
    await renderAt('2026-11-20T12:00:00Z');
    expect(
      screen.getByText(/^The room opens automatically on Monday at \d\d:45.*, 15 minutes before/),
    ).toBeVisible();
  });

  test('a narrow page breaks neither between day and month nor after “at”', async () => {
    await renderAt('2026-11-20T12:00:00Z');
    const next = screen.getByRole('region', { name: 'The next live lesson' });
    expect(next.querySelector('time')?.textContent).toMatch(
      /^Monday 23\u00a0November at\u00a0\d\d:\d\d/,
    );
  });

  test('without a date it says that nothing is announced', async () => {
    await renderAt('2026-11-20T12:00:00Z', {
      catalogue: { ...catalogue, liveLessons: { Title: 'Zäme rede', Dates: [] } },
    });
    expect(screen.getByText(/^No live lesson is announced yet\. You can go in/)).toBeVisible();
    expect(screen.getByText(/^The next date appears here/)).toBeVisible();
  });

  test('without the dates it says only how long before the lesson the room opens', async () => {
    await renderAt('2026-11-20T12:00:00Z', { catalogue: new AppError('unavailable', 'down') });
    expect(
      screen.getByText(
        /^The room opens automatically 15 minutes before the lesson\. You can go in/,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/^No live lesson is announced/)).toBeNull();
  });

  test('before it says what to prepare, and a member may look around in the room', async () => {
    await renderAt('2026-11-20T12:00:00Z');
    const prepare = within(screen.getByRole('region', { name: 'Get ready' }));
    expect(prepare.getByRole('link', { name: 'Lektion 1' })).toHaveAttribute(
      'href',
      '/videos/lesson-1',
    );
    expect(prepare.getByRole('link', { name: 'Practise its flashcards' })).toHaveAttribute(
      'href',
      '/flashcards/lesson-1',
    );
    await press('Enter the room');
    await pass(0);
    expect(inRoom()).toBeVisible();
  });

  test('afterwards it offers the newest recording and its lesson, and announces the next one', async () => {
    const lesson = aLesson({ DocID: 'tram', MondayLessonID: RECORDING.DocID });
    await renderAt('2026-11-23T20:59:50Z', { documents: { 'Videos/tram': lesson } });
    expect(inRoom()).toBeVisible();
    await pass(15_000);
    expect(inRoom()).toBeNull();
    expect(screen.getByRole('heading', { name: 'The lesson is over' })).toBeVisible();
    const recording = within(screen.getByRole('region', { name: 'The newest recording' }));
    expect(recording.getByText('Zäme rede: Tram')).toBeVisible();
    expect(recording.getByRole('link', { name: 'Watch the recording' })).toHaveAttribute(
      'href',
      '/videos/recording-1',
    );
    expect(recording.getByRole('link', { name: 'Open its lesson' })).toHaveAttribute(
      'href',
      '/videos/tram',
    );
    expect(screen.getByRole('region', { name: 'The next live lesson' })).toHaveTextContent(
      '30 November',
    );
  });

  test('says that the recording could not be loaded, and loads it again', async () => {
    let isDown = true;
    await renderAt('2026-11-20T12:00:00Z', {
      refuseDocuments: (_, path) =>
        isDown && path === 'Videos' ? new AppError('unavailable', 'No connection') : undefined,
    });
    const recording = screen.getByRole('region', { name: 'The newest recording' });
    expect(recording).toHaveTextContent('could not be loaded');
    isDown = false;
    await press('Retry');
    await pass(0);
    expect(screen.getByRole('link', { name: 'Watch the recording' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open its lesson' })).toBeNull();
  });

  test('says that there is no recording', async () => {
    await renderAt('2026-11-20T12:00:00Z', { documents: { 'Videos/recording-1': aLesson() } });
    expect(screen.getByText('The first recording appears here after a live lesson.')).toBeVisible();
  });
});
