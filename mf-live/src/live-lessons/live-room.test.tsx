import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import {
  AppError,
  PrepareDownloadRequestSchema,
  recordingFile,
  type CallableRequest,
  type Catalogue,
  type LiveRoomState,
} from 'shared-contracts';
import * as v from 'valibot';
import {
  aCatalogue,
  aLesson,
  aMember,
  createInMemoryPlatform,
  type InMemoryOptions,
  type InMemoryPlatform,
} from 'shared-contracts/testing';
import { ASK_EVERY_MS } from '../room/use-still-allowed';
import { LiveLessonsScreen } from './LiveLessonsScreen';

const MONDAY = '2026-11-23T20:00:00+01:00';
const NEXT = '2026-11-30T20:00:00+01:00';
const ROOM = {
  hasAccess: true,
  hasMeeting: true as const,
  EmbedUrl: 'https://stream.example/watch',
  ChatUrl: 'https://chat.example/room',
};
const RECORDING = aLesson({
  DocID: 'recording-1',
  Title: 'Zäme rede: Tram',
  Type: 'monday_lesson',
});
const catalogue: Catalogue = {
  ...aCatalogue(),
  liveLessons: { Title: 'Zäme rede', Dates: [MONDAY, NEXT] },
};

/** Moves the clock, and lets what waits for promises happen. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function renderAt(now: string, options: InMemoryOptions = {}) {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['queueMicrotask'] });
  const rendered = renderScreen(
    LiveLessonsScreen,
    createInMemoryPlatform({
      ...{ session: aMember(), catalogue },
      now: () => new Date(),
      functions: { getLiveLessonUrls_v2_0: () => ROOM },
      ...options,
      documents: { 'Videos/recording-1': RECORDING, ...options.documents },
    }),
  );
  for (let round = 0; round < 4; round += 1) await pass(0);
  return rendered;
}
/** Sets the clock, and lets the page look at it. */
const jumpTo = async (time: string) => {
  jest.setSystemTime(new Date(time));
  await pass(15_000);
};
const inRoom = () => screen.queryByRole('region', { name: 'The live room' });
/** What the teacher says, in another browser. */
const say = (platform: InMemoryPlatform, State: LiveRoomState['State']) =>
  act(async () => {
    const data = { ID: '2026-11-23', State, ChangedAt: new Date().toISOString() };
    await platform.documents.merge('LiveRooms/2026-11-23', data);
    await jest.advanceTimersByTimeAsync(0);
  });
const heading = (name: string) => screen.getByRole('heading', { name });
const press = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click();
    await jest.advanceTimersByTimeAsync(0);
  });

// Where the build's files come from; the chat's own document is beside them.
beforeAll(() => {
  Object.assign(globalThis, { __webpack_public_path__: 'https://mf-live.example/' });
});
afterEach(() => jest.useRealTimers());

describe('by its date', () => {
  test('the room opens by itself 15 minutes before, with the way to the meeting', async () => {
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
    expect(screen.getByText(/Monday,? 30 November/)).toBeVisible();
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

  const saveFiles = () => {
    const saved = jest.fn<string, [Blob]>(() => 'blob:file');
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    return saved;
  };
  const message = (ID: string, Message: string, second: number, ByTeacher?: true) => ({
    [`LiveChats/2026-11-23/Messages/${ID}`]: {
      ...{ ID, Message, UID: 'u', Username: 'Tina' },
      TimeStamp: new Date(Date.UTC(2026, 10, 23, 19, 0, second)).toISOString(),
      ...(ByTeacher && { ByTeacher }),
    },
  });
  const phrases = () =>
    within(screen.getByRole('list', { name: 'Phrases of the chat' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  const device = { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' } as const;

  test('an app that opens no pages is offered none', async () => {
    await renderAt('2026-11-23T21:30:00Z', { device, parentAppSupports: [] });
    expect(screen.queryByRole('button', { name: /calendar/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /phrases/ })).not.toBeInTheDocument();
  });

  test('an app is given addresses of both files, because its web view keeps none', async () => {
    const prepareDownload = jest.fn(({ name }: CallableRequest<'prepareDownload'>) => ({
      url: `https://media.example/${name}`,
    }));
    const { platform } = await renderAt('2026-11-23T21:30:00Z', {
      device,
      documents: message('1', 'de Zug = the train', 0, true),
      functions: { getLiveLessonUrls_v2_0: () => ROOM, prepareDownload },
    });
    await press('Add to my calendar');
    await press('Save the phrases of the chat');
    await pass(0);
    for (const [file] of prepareDownload.mock.calls) v.parse(PrepareDownloadRequestSchema, file);
    expect(prepareDownload.mock.calls.map(([{ text }]) => text)).toEqual([
      expect.stringContaining('SUMMARY:Live lesson: Zäme rede'),
      expect.stringContaining('de Zug\tthe train'),
    ]);
    expect(platform.recorded.external).toEqual([
      'https://media.example/live-lesson.ics',
      'https://media.example/live-lesson-2026-11-23.txt',
    ]);
  });

  test('a browser is offered both files', async () => {
    await renderAt('2026-11-23T21:30:00Z');
    expect(screen.getByRole('button', { name: /calendar/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /phrases/ })).toBeVisible();
  });

  test('afterwards the phrases of the teacher become cards', async () => {
    const saved = saveFiles();
    let isDown = true;
    await renderAt('2026-11-23T21:30:00Z', {
      documents: {
        ...message('1', 'de Zug = the train', 0, true),
        ...message('2', 'merci = thanks', 1),
      },
      refuseDocuments: (_, path) =>
        isDown && path.startsWith('LiveChats')
          ? new AppError('unavailable', 'No connection')
          : undefined,
    });
    await press('Save the phrases of the chat');
    await pass(0);
    expect(screen.getByText(/chat could not be loaded/)).toBeVisible();
    isDown = false;
    await press('Save the phrases of the chat');
    await pass(0);
    expect(screen.getByText('1 card saved as a file. Open it in Anki with Import.')).toBeVisible();
    expect(phrases()).toEqual(['de Zug – the train']);
    expect(saved).toHaveBeenCalledTimes(1);
  });

  test('a phrase from before the newest hundred messages becomes a card, and many are counted', async () => {
    saveFiles();
    const early = Object.assign(
      {},
      ...Array.from({ length: 14 }, (_, at) =>
        message(`early-${at}`, `Wort ${at} = word ${at}`, at, true),
      ),
    );
    const late = Object.assign(
      {},
      ...Array.from({ length: 100 }, (_, at) => message(`late-${at}`, 'Merci!', 60 + at)),
    );
    await renderAt('2026-11-23T21:30:00Z', { documents: { ...early, ...late } });
    await press('Save the phrases of the chat');
    await pass(0);
    expect(screen.getByText(/^14 cards saved/)).toBeVisible();
    expect(phrases()).toHaveLength(13);
    expect([phrases()[0], phrases().at(-1)]).toEqual(['Wort 0 – word 0', 'and 2 more']);
  });

  test('of more than a hundred messages of a teacher, the newest are among the cards', async () => {
    const saved = saveFiles();
    const many = Object.assign(
      {},
      // The newest has the last id, so the database names it last.
      ...Array.from({ length: 150 }, (_, at) =>
        message(`m-${1000 + at}`, `Wort ${at} = word ${at}`, at, true),
      ),
    );
    await renderAt('2026-11-23T21:30:00Z', { documents: many });
    await press('Save the phrases of the chat');
    await pass(0);
    expect(screen.getByText(/^150 cards saved/)).toBeVisible();
    expect(saved).toHaveBeenCalledTimes(1);
  });

  test('says so when the recording cannot be asked for, and asks again', async () => {
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

  test('says so while there is no recording', async () => {
    await renderAt('2026-11-20T12:00:00Z', { documents: { 'Videos/recording-1': aLesson() } });
    expect(screen.getByText('There is no recording yet.')).toBeVisible();
  });
});

describe('a member with a keyboard', () => {
  const focusOn = (name: string) => act(() => screen.getByRole('button', { name }).focus());

  test('waits at the door, and is in the room when it opens', async () => {
    await renderAt('2026-11-23T18:44:50Z');
    focusOn('Enter the room');
    await pass(15_000);
    await pass(0);
    expect(heading('The live room')).toHaveFocus();
  });

  test('came early, and stays in the room when the way out goes', async () => {
    await renderAt('2026-11-23T18:44:50Z');
    await press('Enter the room');
    await pass(0);
    focusOn('Leave the room');
    await pass(15_000);
    expect(heading('The live room')).toHaveFocus();
  });

  test('hears that the lesson is over, and is at what follows', async () => {
    const { platform } = await renderAt('2026-11-23T19:50:00Z');
    focusOn('Open the chat');
    await say(platform, 'ended');
    expect(heading('The lesson is over')).toHaveFocus();
    expect(screen.getByText('The lesson is over.')).toHaveAttribute('role', 'status');
  });

  test('hears that a rehearsal is over, and is at the door', async () => {
    const { platform } = await renderAt('2026-11-20T12:00:00Z');
    await press('Enter the room');
    await say(platform, 'live');
    await pass(0);
    focusOn('Open the chat');
    await say(platform, 'ended');
    expect(inRoom()).toBeNull();
    expect(heading('Your live room')).toHaveFocus();
    expect(screen.getByText('The teacher has closed the room.')).toHaveAttribute('role', 'status');
    await press('Enter the room');
    expect(screen.queryByText('The teacher has closed the room.')).toBeNull();
  });

  test('hears nothing of a rehearsal once the lesson itself is over', async () => {
    const { platform } = await renderAt('2026-11-20T12:00:00Z');
    await say(platform, 'live');
    await say(platform, 'ended');
    expect(screen.getByText('The teacher has closed the room.')).toBeVisible();
    await jumpTo('2026-11-23T21:30:00Z');
    expect(screen.queryByText('The teacher has closed the room.')).toBeNull();
  });

  test('keeps the focus elsewhere on the page', async () => {
    const { platform } = await renderAt('2026-11-23T19:50:00Z');
    const header = document.body.appendChild(document.createElement('button'));
    act(() => header.focus());
    await say(platform, 'ended');
    expect(heading('The lesson is over')).toBeVisible();
    expect(header).toHaveFocus();
    header.remove();
  });
});

describe('a member who waited outside', () => {
  const WAITS = [
    ['a moment', ASK_EVERY_MS - 1000, 0],
    ['so long that the addresses may have ended', ASK_EVERY_MS, 1],
  ] as const;

  test.each(WAITS)('%s, and enters', async (_, ms, calls) => {
    const answer = jest.fn(() => ROOM);
    await renderAt('2026-11-20T12:00:00Z', { functions: { getLiveLessonUrls_v2_0: answer } });
    answer.mockClear();
    await pass(ms);
    await press('Enter the room');
    await pass(0);
    expect(answer).toHaveBeenCalledTimes(calls);
    // The next time it is asked before the addresses end.
    await pass(ASK_EVERY_MS);
    expect(answer).toHaveBeenCalledTimes(calls + 1);
  });

  test('until the room opened by itself', async () => {
    const answer = jest.fn(() => ROOM);
    await renderAt('2026-11-23T18:43:50Z', { functions: { getLiveLessonUrls_v2_0: answer } });
    answer.mockClear();
    await pass(ASK_EVERY_MS);
    expect(answer).not.toHaveBeenCalled();
    await pass(30_000);
    await pass(0);
    expect(inRoom()).toBeVisible();
    expect(answer).toHaveBeenCalledTimes(1);
  });
});

describe('a plan that ends during the lesson', () => {
  test('closes the room within a minute and shows the alert [ACCESS-live-not-vip] [ERROR-live-not-vip]', async () => {
    let answer: { hasAccess: boolean; EmbedUrl?: string } = ROOM;
    const { platform } = await renderAt('2026-11-23T19:00:00Z', {
      functions: { getLiveLessonUrls_v2_0: () => answer },
    });
    expect(inRoom()).toBeVisible();
    answer = { hasAccess: false };
    await pass(ASK_EVERY_MS - 1);
    expect(inRoom()).toBeVisible();
    await pass(1);
    expect(ASK_EVERY_MS).toBeLessThan(60_000);
    expect(inRoom()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Watch the stream' })).toBeNull();
    expect(platform.alerts.current$.value).toEqual({
      title: 'VIP',
      description: 'Only VIP members can access live lessons.',
      redirectTo: '/subscriptions',
    });
  });

  test('a server that does not answer closes nothing', async () => {
    let isDown = false;
    const { platform } = await renderAt('2026-11-23T19:00:00Z', {
      functions: {
        getLiveLessonUrls_v2_0: () => {
          if (isDown) throw new AppError('unavailable', 'No connection');
          return ROOM;
        },
      },
    });
    isDown = true;
    await pass(3 * ASK_EVERY_MS);
    expect(inRoom()).toBeVisible();
    expect(platform.recorded.alerts).toEqual([]);
  });
});

describe('its teacher', () => {
  const UID = 'uid-teacher';
  const teacher: InMemoryOptions = {
    session: aMember({ UID, email: 'teacher@example.com' }),
    accounts: [
      { email: 'teacher@example.com', password: 'x', username: 'Tina', UID, isTeacher: true },
    ],
  };
  const said = (State: LiveRoomState['State'], ChangedAt: string): InMemoryOptions => ({
    documents: { 'LiveRooms/2026-11-23': { ID: '2026-11-23', State, ChangedAt } },
  });

  /** Presses a button of the newest alert. */
  const answer = (platform: InMemoryPlatform, title: string) =>
    act(async () => {
      const buttons = platform.recorded.alerts.at(-1)?.buttons;
      buttons?.find((button) => button.title === title)?.onClick?.({ getInputByID: () => '' });
      await jest.advanceTimersByTimeAsync(0);
    });

  test('rehearses days before, and is asked first whether members may come in', async () => {
    const { platform } = await renderAt('2026-11-20T12:00:00Z', teacher);
    expect(screen.getByText(/opens for members 15 minutes before/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start the lesson' })).toBeNull();
    await press('Rehearse');
    expect(platform.recorded.alerts.at(-1)).toMatchObject({
      title: 'Open the room to members now?',
      description: expect.stringMatching(/^The lesson is on Monday,? 23 November\.$/) as unknown,
    });
    expect(screen.queryByText(/The rehearsal is on/)).toBeNull();
    await answer(platform, 'Open the room');
    expect(screen.getByText(/The rehearsal is on/)).toBeVisible();
    await press('End the rehearsal');
    await answer(platform, 'End it');
    expect(screen.getByRole('button', { name: 'Rehearse' })).toBeVisible();
  });

  test('is asked as well before a lesson that is long over opens again', async () => {
    const { platform } = await renderAt('2026-11-24T12:00:00Z', teacher);
    await press('Start again');
    expect(platform.recorded.alerts.at(-1)?.description).toMatch(/^The lesson was on Monday/);
  });

  test('starts and ends it, and saves the file of the recording', async () => {
    const saved = jest.fn<string, [Blob]>(() => 'blob:file');
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const { platform } = await renderAt('2026-11-23T18:45:00Z', teacher);
    expect(inRoom()).toBeVisible();
    expect(screen.getByText(/The room is open\. Start the lesson/)).toBeVisible();
    await press('Start the lesson');
    await pass(0);
    expect(screen.getByText(/The lesson is on/)).toBeVisible();
    await jumpTo('2026-11-23T19:50:00Z');
    await press('End the lesson');
    await answer(platform, 'End it');
    expect(screen.getByText(/The lesson has ended/)).toBeVisible();
    await expect(platform.documents.get('LiveRooms/2026-11-23')).resolves.toMatchObject({
      State: 'ended',
    });
    expect(screen.getByText(/^Members see the phrases and, once you publish it/)).toBeVisible();
    await press('Save the recording’s description');
    fireEvent.change(screen.getByRole('textbox', { name: 'Title of the recording' }), {
      target: { value: 'Zäme rede: im Tram' },
    });
    await press('Save the recording’s description');
    expect(screen.getByText(/^Send this file and the film/)).toBeVisible();
    const sizeOf = (title: string) => new Blob([recordingFile({ title, day: '2026-11-23' })]).size;
    expect(saved.mock.calls.map(([file]) => file.size)).toEqual([
      sizeOf('Zäme rede'),
      sizeOf('Zäme rede: im Tram'),
    ]);
    expect(saved.mock.lastCall?.[0].type).toMatch(/yaml/);
  });

  test('says so when a start does not reach the server', async () => {
    await renderAt('2026-11-23T18:45:00Z', {
      ...teacher,
      refuseDocuments: (operation) =>
        operation === 'write' ? new AppError('unavailable', 'No connection') : undefined,
    });
    await press('Start the lesson');
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('did not reach the server');
    expect(screen.getByRole('button', { name: 'Start the lesson' })).toBeEnabled();
  });

  test('opens the room of members, and closes it', async () => {
    const { platform } = await renderAt('2026-11-23T18:00:00Z');
    expect(inRoom()).toBeNull();
    await say(platform, 'live');
    await pass(0);
    expect(inRoom()).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your lesson' })).toBeNull();
    await jumpTo('2026-11-23T19:50:00Z');
    await say(platform, 'ended');
    expect(inRoom()).toBeNull();
    expect(screen.getByRole('region', { name: 'The next live lesson' })).toHaveTextContent(
      '30 November',
    );
  });

  test('is heard once the connection is back', async () => {
    let isDown = true;
    await renderAt('2026-11-23T19:40:00Z', {
      ...said('ended', '2026-11-23T19:30:00Z'),
      refuseDocuments: (_, path) =>
        isDown && path === 'LiveRooms' ? new AppError('unavailable', 'No connection') : undefined,
    });
    expect(inRoom()).toBeVisible();
    isDown = false;
    await pass(5000);
    await pass(0);
    expect(inRoom()).toBeNull();
  });

  test('has ended it before a member comes', async () => {
    await renderAt('2026-11-23T19:40:00Z', said('ended', '2026-11-23T19:30:00Z'));
    expect(inRoom()).toBeNull();
    expect(screen.getByRole('link', { name: 'Watch the recording' })).toBeVisible();
  });
});
