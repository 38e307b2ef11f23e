import { act, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, type Catalogue, type ChatMessage, type LiveRoomState } from 'shared-contracts';
import {
  aCatalogue,
  aLesson,
  aMember,
  createInMemoryPlatform,
  type InMemoryOptions,
  type InMemoryPlatform,
} from 'common-testing';
import { LiveLessonsScreen } from '../live-lessons/Screen';

export const MONDAY = '2026-11-23T20:00:00+01:00';
export const NEXT = '2026-11-30T20:00:00+01:00';
export const ROOM = {
  hasAccess: true,
  hasMeeting: true as const,
  EmbedUrl: 'https://stream.example/watch',
  ChatUrl: 'https://chat.example/room',
};
export const RECORDING = aLesson({
  DocID: 'recording-1',
  Title: 'Zäme rede: Tram',
  Type: 'monday_lesson',
});
export const catalogue: Catalogue = {
  ...aCatalogue(),
  liveLessons: { Title: 'Zäme rede', Dates: [MONDAY, NEXT] },
};

/**
 * A message in Monday's chat, by its path.
 *
 * @param second when it was written, in seconds after the lesson began
 */
export const chatMessage = (
  ID: string,
  Message: string,
  second: number,
  ByTeacher?: true,
): Record<string, ChatMessage> => ({
  [`LiveChats/2026-11-23/Messages/${ID}`]: {
    ID,
    Message,
    UID: 'u',
    Username: 'Tina',
    TimeStamp: new Date(Date.UTC(2026, 10, 23, 19, 0, second)).toISOString(),
    ...(ByTeacher && { ByTeacher }),
  },
});

/** Makes reads of the chat fail until `over` is called. */
export function chatOutage() {
  let isDown = true;
  const refuseDocuments: InMemoryOptions['refuseDocuments'] = (_, path) =>
    isDown && path.startsWith('LiveChats')
      ? new AppError('unavailable', 'No connection')
      : undefined;
  return {
    refuseDocuments,
    over() {
      isDown = false;
    },
  };
}

/** Moves the clock, and lets pending promises settle. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export async function renderAt(now: string, options: InMemoryOptions = {}) {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['queueMicrotask'] });
  const rendered = renderScreen(
    LiveLessonsScreen,
    createInMemoryPlatform({
      session: aMember(),
      catalogue,
      now: () => new Date(),
      functions: { getLiveLessonUrls_v2_0: () => ROOM },
      ...options,
      documents: { 'Videos/recording-1': RECORDING, ...options.documents },
    }),
  );
  for (let round = 0; round < 4; round += 1) await pass(0);
  return rendered;
}
/** Sets the clock, and waits until the page has read it. */
export const jumpTo = async (time: string) => {
  jest.setSystemTime(new Date(time));
  await pass(15_000);
};
export const inRoom = () => screen.queryByRole('region', { name: 'The live room' });
/** Starts or ends the lesson, as a teacher in another browser does. */
export const say = (platform: InMemoryPlatform, State: LiveRoomState['State']) =>
  act(async () => {
    const data = { ID: '2026-11-23', State, ChangedAt: new Date().toISOString() };
    await platform.documents.merge('LiveRooms/2026-11-23', data);
    await jest.advanceTimersByTimeAsync(0);
  });
export const heading = (name: string) => screen.getByRole('heading', { name });
export const press = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click();
    await jest.advanceTimersByTimeAsync(0);
  });

// The address of the build's files; the chat's document is beside them.
beforeAll(() => {
  Object.assign(globalThis, { __webpack_public_path__: 'https://mf-live.example/' });
});
afterEach(() => jest.useRealTimers());
