import {
  AppError,
  CHAT_RATE,
  documentPaths,
  lastMessage,
  nextChatLimit,
  type ChatLimit,
  type Comment,
  type CurrentUser,
  type Platform,
} from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { postDrafts } from '../bundled/post/drafts';
import { createOutbox, type OutboxOptions } from '../bundled/post/outbox';
import type { PostPlace } from '../bundled/post/send-post';

const LESSON = '2026-11-23';
const NOW = new Date('2026-11-23T19:05:00.000Z');
export const LIMIT = 'ChatLimits/heidi';
export const MESSAGES = `LiveChats/${LESSON}/Messages`;
const user: CurrentUser = aMember({ UID: 'heidi', Username: 'Heidi' }).user;

export const offline = new AppError('unavailable', 'No connection');
export const refusal = new AppError('permission-denied', 'Missing or insufficient permissions.');

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
export const settle = () => pass(0);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'] });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const PLACE: PostPlace<ChatLimit> = {
  rate: CHAT_RATE,
  path: (id) => documentPaths.chatMessage(LESSON, id),
  limitPath: documentPaths.chatLimit,
  lastOf: lastMessage,
  nextLimit: (last, id, now, at) => ({
    ...nextChatLimit(last, LESSON, id, now),
    LastMessageAt: at,
  }),
};
export const draftsOf = postDrafts('test', 4);

/** Creates an outbox whose attempts end as `network.answer` decides, and records their times. */
export function setUp(
  options: Partial<OutboxOptions<ChatLimit>> = {},
  world: InMemoryOptions = {},
) {
  const session = { status: 'member', user } as const;
  const platform = createInMemoryPlatform({ session, now: () => new Date(), ...world });
  const { documents } = platform;
  const attempts: number[] = [];
  const reads: string[] = [];
  const network = { answer: (): Promise<void> => Promise.resolve() };
  const events = { onSent: jest.fn(), onReturned: jest.fn() };
  let ids = 0;
  const outbox = createOutbox(
    {
      ...platform,
      documents: {
        ...documents,
        newId: () => `id-${(ids += 1)}`,
        get: (path: string) => {
          reads.push(path);
          return documents.get(path);
        },
        async batch(all) {
          attempts.push(Date.now() - NOW.getTime());
          await network.answer();
          await documents.batch(all);
        },
      } as typeof documents,
    },
    {
      key: LESSON,
      drafts: draftsOf(platform).value,
      place: PLACE,
      user,
      isTeacher: () => false,
      isPatient: true,
      between: '\n',
      ...events,
      ...options,
    },
  );
  outbox.start();
  const sent = () => events.onSent.mock.calls.map(([{ Message }]: [Comment]) => Message);
  /** Text and status of each unsent post. */
  const statuses = () => outbox.state$.value.pending.map(({ text, status }) => `${text} ${status}`);
  const typed = () => outbox.state$.value.text;
  return { platform, outbox, events, attempts, reads, network, sent, statuses, typed };
}

/** Stores the member's limit as after a message of another tab, or after a lost answer. */
export const writeLimit = ({ documents }: Platform, LastMessageID: string) =>
  documents.batch([
    {
      operation: 'set',
      path: LIMIT,
      data: {
        LastMessageID,
        LastLiveLessonID: LESSON,
        Day: LESSON,
        CountOfDay: 1,
        LastMessageAt: new Date().toISOString(),
      },
    },
  ]);
