import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { recordingFile } from 'common';
import {
  AppError,
  type CallableResponse,
  type LiveRoomState,
  type OpenQuestion,
  type PrivateStudent,
} from 'shared-contracts';
import { aMember, type InMemoryOptions, type InMemoryPlatform } from 'common-testing';
import { inRoom, jumpTo, pass, press, renderAt, ROOM, say } from '../testing/live-page';

const OWN_CHAT = 'https://mf-live.example/chat/';

describe('a teacher', () => {
  const UID = 'uid-teacher';
  const teacher: InMemoryOptions = {
    session: aMember({ UID, email: 'teacher@example.com' }),
    accounts: [
      { email: 'teacher@example.com', password: 'x', username: 'Tina', UID, isTeacher: true },
    ],
    functions: {
      getLiveLessonUrls_v2_0: () => ROOM,
      getPrivateStudents: () => ({ students: [] }),
      getOpenQuestions: () => ({ questions: [], learnerQuestions: [] }),
      getLiveLessonSettings: () => ({ revision: 0, joinUrl: '' }),
    },
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
      description: expect.stringMatching(/^The lesson is on Monday 23 November\.$/) as unknown,
    });
    expect(screen.queryByText(/The rehearsal is on/)).toBeNull();
    await answer(platform, 'Open the room');
    expect(screen.getByText(/The rehearsal is on/)).toBeVisible();
    expect(screen.getByText('Rehearsal')).toBeVisible();
    await press('End the rehearsal');
    await answer(platform, 'End it');
    expect(screen.getByRole('button', { name: 'Rehearse' })).toBeVisible();
  });

  test('is asked before a lesson that ended long ago opens again', async () => {
    const { platform } = await renderAt('2026-11-24T12:00:00Z', teacher);
    await press('Start again');
    expect(platform.recorded.alerts.at(-1)?.description).toMatch(/^The lesson was on Monday/);
  });

  test('starts and ends the lesson, and saves the file of the recording', async () => {
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
    expect(screen.getByText(/^Send this file and the video/)).toBeVisible();
    const sizeOf = (title: string) => new Blob([recordingFile({ title, day: '2026-11-23' })]).size;
    expect(saved.mock.calls.map(([file]) => file.size)).toEqual([
      sizeOf('Zäme rede'),
      sizeOf('Zäme rede: im Tram'),
    ]);
    expect(saved.mock.lastCall?.[0].type).toMatch(/yaml/);
  });

  test('is told when a start does not reach the server', async () => {
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

  test('sees the number of viewers each minute; a failed call keeps the last number', async () => {
    let answer: () => { viewers: number } = () => ({ viewers: 0 });
    const { platform } = await renderAt('2026-11-23T19:10:00Z', {
      ...teacher,
      functions: {
        getLiveLessonUrls_v2_0: () => ({ ...ROOM, ChatUrl: OWN_CHAT }),
        countLiveViewers: () => answer(),
      },
    });
    expect(screen.getByText('Nobody else is here')).toBeVisible();
    const asked = () => platform.recorded.calls.filter(({ name }) => name === 'countLiveViewers');
    const first = asked().length;
    expect(asked()[0]?.payload).toEqual({ liveLessonID: '2026-11-23' });
    answer = () => ({ viewers: 23 });
    await pass(60_000);
    expect(screen.getByText('23 others are here')).toBeVisible();
    answer = () => {
      throw new AppError('unavailable', 'No connection');
    };
    await pass(60_000);
    expect(screen.getByText('23 others are here')).toBeVisible();
    expect(asked()).toHaveLength(first + 2);
  });

  test('sees no number with the school’s chat, which does not count its members', async () => {
    const { platform } = await renderAt('2026-11-23T19:10:00Z', teacher);
    expect(screen.queryByText(/(is|are) here$/)).toBeNull();
    expect(platform.recorded.calls.map(({ name }) => name)).not.toContain('countLiveViewers');
  });

  test('can change date and Zoom link; members do not see the form', async () => {
    await renderAt('2026-11-24T12:00:00Z', teacher);
    const form = within(screen.getByRole('region', { name: 'Date and Zoom link' }));
    expect(form.getByLabelText('The next lesson begins')).toHaveValue('2026-11-30T20:00');
    cleanup();
    await renderAt('2026-11-24T12:00:00Z');
    expect(screen.queryByText('Date and Zoom link')).toBeNull();
  });

  test('sees the private students with their hours, and can reload them', async () => {
    let students: () => PrivateStudent[] = () => {
      throw new AppError('unavailable', 'No connection');
    };
    await renderAt('2026-11-24T12:00:00Z', {
      ...teacher,
      functions: {
        getLiveLessonUrls_v2_0: () => ROOM,
        getPrivateStudents: () => ({ students: students() }),
        getOpenQuestions: () => ({ questions: [], learnerQuestions: [] }),
        getLiveLessonSettings: () => ({ revision: 0, joinUrl: '' }),
      },
    });
    const list = () => within(screen.getByRole('region', { name: 'Private students' }));
    expect(list().getByRole('alert')).toHaveTextContent('could not be loaded');
    students = () => [
      {
        name: 'Vreni',
        hour: { Day: 'MON', Hour: 9, Meridiem: 'AM' },
        before: { Day: 'FRI', Hour: 4, Meridiem: 'PM', until: '2026-11-30T09:00:00.000Z' },
      },
      { name: '' },
    ];
    await press('Retry');
    expect(
      list()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Monday 09:00Vreniuntil 30 November 2026 still Friday 16:00',
      'No hourNo name given',
    ]);
  });

  test('sees open questions in the server’s order, each with a link', async () => {
    let questions: () => OpenQuestion[] = () => {
      throw new AppError('unavailable', 'No connection');
    };
    await renderAt('2026-11-24T12:00:00Z', {
      ...teacher,
      functions: {
        ...teacher.functions,
        getOpenQuestions: () => ({ questions: questions(), learnerQuestions: [] }),
      },
    });
    const list = () => within(screen.getByRole('region', { name: 'Open questions' }));
    expect(list().getByRole('alert')).toHaveTextContent('could not be loaded');
    const asked = { Username: 'Vreni', TimeStamp: '2026-11-24T11:00:00.000Z' };
    questions = () => [
      {
        ...asked,
        ID: 'c 1',
        VideoID: 'tram',
        Title: 'Im Tram',
        Message: 'Why two a?',
        Line: { Index: 1, Text: 'Wie gaats?' },
      },
      { ...asked, ID: 'c2', VideoID: 'winter', Title: 'De Winter', Message: 'And this?' },
    ];
    await press('Retry');
    const [first, second] = list().getAllByRole('listitem');
    expect(first).toHaveTextContent(/Im Tram\s*Vreni 1 hour ago\s*Wie gaats\?\s*Why two a\?/);
    expect(second).toHaveTextContent('And this?');
    const links = list().getAllByRole('link');
    expect(links.map((one) => one.getAttribute('href'))).toEqual([
      '/videos/tram?comment=c%201',
      '/videos/winter?comment=c2',
    ]);
  });

  test('sees words and typed answers among the questions, and closes them', async () => {
    const closed: unknown[] = [];
    let isDown = true;
    await renderAt('2026-11-24T12:00:00Z', {
      ...teacher,
      functions: {
        ...teacher.functions,
        getOpenQuestions: () => ({
          questions: [
            {
              Username: 'Vreni',
              TimeStamp: '2026-11-24T10:00:00.000Z',
              ID: 'c1',
              VideoID: 'tram',
              Title: 'Im Tram',
              Message: 'Why two a?',
            },
          ],
          learnerQuestions: [
            {
              ID: 'w1',
              VideoID: 'tram',
              Title: 'Im Tram',
              Text: 'Näi',
              Line: 2,
              TimeStamp: '2026-11-24T09:00:00.000Z',
            },
            {
              ID: 'a1',
              VideoID: 'winter',
              Title: 'De Winter',
              Text: 'Znüni',
              Typed: 'Zmorge',
              TimeStamp: '2026-11-24T11:00:00.000Z',
            },
          ],
        }),
        closeLearnerQuestion: (payload) => {
          if (isDown) throw new AppError('unavailable', 'No connection');
          closed.push(payload);
          return {};
        },
      },
    });
    const list = () => within(screen.getByRole('region', { name: 'Open questions' }));
    const items = () => list().getAllByRole('listitem');
    expect(items().map(({ textContent }) => textContent)).toEqual([
      'Im TramA word without an entry, line 3 3 hours agoNäiDone',
      expect.stringContaining('Why two a?') as unknown,
      'De WinterA learner says that their answer to this card is right 1 hour agoZnüniTyped: ZmorgeDone',
    ]);
    const links = list().getAllByRole('link');
    expect(links.map((one) => one.getAttribute('href'))).toEqual([
      '/videos/tram',
      '/videos/tram?comment=c1',
      '/flashcards/winter',
    ]);
    const finish = () =>
      act(async () => {
        list().getAllByRole('button', { name: 'Done' })[0]?.click();
        await jest.advanceTimersByTimeAsync(0);
      });
    await finish();
    expect(list().getByRole('alert')).toHaveTextContent('That did not reach the server.');
    expect(items()).toHaveLength(3);
    isDown = false;
    await finish();
    expect(closed).toEqual([{ id: 'w1' }]);
    expect(items()).toHaveLength(2);
    expect(list().getByRole('group')).toHaveFocus();
    await finish();
    expect(closed).toEqual([{ id: 'w1' }, { id: 'a1' }]);
    expect(items()).toHaveLength(1);
  });

  test('gets more questions once the list is empty, then reads that there are none', async () => {
    const aWord = (ID: string, Text: string) => ({
      ID,
      Text,
      VideoID: 'tram',
      Title: 'Im Tram',
      TimeStamp: '2026-11-24T09:00:00.000Z',
    });
    let waiting = [aWord('w1', 'Näi')];
    await renderAt('2026-11-24T12:00:00Z', {
      ...teacher,
      functions: {
        ...teacher.functions,
        getOpenQuestions: () => ({ questions: [], learnerQuestions: waiting }),
        closeLearnerQuestion: () => ({}),
      },
    });
    const list = () => within(screen.getByRole('region', { name: 'Open questions' }));
    waiting = [aWord('w2', 'Moll')];
    await press('Done');
    await pass(0);
    expect(list().getByRole('listitem')).toHaveTextContent('Moll');
    expect(list().getByRole('group')).toHaveFocus();
    waiting = [];
    await press('Done');
    await pass(0);
    expect(list().getByText('No question is waiting for an answer.')).toBeVisible();
    expect(list().getByRole('group')).toHaveFocus();
  });

  test('sees the questions of an older server, without words and answers', async () => {
    const question = {
      ID: 'c1',
      VideoID: 'tram',
      Title: 'Im Tram',
      Message: 'Why two a?',
      Username: 'Vreni',
      TimeStamp: '2026-11-24T10:00:00.000Z',
    };
    const older = { questions: [question] } as unknown as CallableResponse<'getOpenQuestions'>;
    await renderAt('2026-11-24T12:00:00Z', {
      ...teacher,
      functions: { ...teacher.functions, getOpenQuestions: () => older },
    });
    expect(screen.getByText('Why two a?')).toBeVisible();
  });

  test('reads that every question is answered; members do not', async () => {
    await renderAt('2026-11-24T12:00:00Z', teacher);
    expect(screen.getByText('No question is waiting for an answer.')).toBeVisible();
    cleanup();
    await renderAt('2026-11-24T12:00:00Z');
    expect(screen.queryByText('Open questions')).toBeNull();
  });

  test('opens and closes the room for members', async () => {
    const { platform } = await renderAt('2026-11-23T18:00:00Z');
    expect(inRoom()).toBeNull();
    await say(platform, 'live');
    await pass(0);
    expect(inRoom()).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your lesson' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Private students' })).toBeNull();
    const asked = platform.recorded.calls.map(({ name }) => name);
    expect(new Set(asked)).toEqual(new Set(['getLiveLessonUrls_v2_0']));
    await jumpTo('2026-11-23T19:50:00Z');
    await say(platform, 'ended');
    expect(inRoom()).toBeNull();
    expect(screen.getByRole('region', { name: 'The next live lesson' })).toHaveTextContent(
      '30 November',
    );
  });

  test('opens the room for a member whose connection is back', async () => {
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

  test('has ended the lesson before a member comes', async () => {
    await renderAt('2026-11-23T19:40:00Z', said('ended', '2026-11-23T19:30:00Z'));
    expect(inRoom()).toBeNull();
    expect(screen.getByRole('link', { name: 'Watch the recording' })).toBeVisible();
  });
});
