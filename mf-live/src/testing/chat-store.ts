import {
  AppError,
  type ChatAct,
  type ChatMessage,
  type CurrentUser,
  isLoggedIn,
} from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { createChatStore } from '../chat/room/chat-store';

export const LESSON = '2026-11-23';
export const NOW = new Date('2026-11-23T19:05:00.000Z');
export const MESSAGES = `LiveChats/${LESSON}/Messages`;
export const MEMBER = aMember();
export const user = (isLoggedIn(MEMBER) && MEMBER.user) as CurrentUser;

export const stored = (
  ID: string,
  part: Partial<ChatMessage> = {},
): Record<string, ChatMessage> => ({
  [`${MESSAGES}/${ID}`]: {
    ID,
    Message: `Text ${ID}`,
    UID: 'other',
    Username: 'Vreni',
    TimeStamp: new Date(NOW.getTime() - 60_000).toISOString(),
    ...part,
  },
});

/** Path of the document that mutes a member. */
export const mutePath = (uid: string) => `LiveChats/${LESSON}/Mutes/${uid}`;
export const muteOf = (UID: string) => ({
  UID,
  Username: 'Vreni',
  MutedAt: NOW.toISOString(),
});

/** Messages of another member, a second apart; `old0` is the oldest. */
export const inChatBefore = (count: number): Record<string, ChatMessage> =>
  Object.assign(
    {},
    ...Array.from({ length: count }, (_, place) =>
      stored(`old${place}`, {
        TimeStamp: new Date(NOW.getTime() - (count - place) * 1000).toISOString(),
      }),
    ),
  ) as Record<string, ChatMessage>;

export const settle = () => jest.advanceTimersByTimeAsync(0);
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
export const offline = new AppError('unavailable', 'No connection');
export const refusal = new AppError('permission-denied', 'Missing or insufficient permissions.');

export const closers: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'] });
  sessionStorage.clear();
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  jest.useRealTimers();
});

interface Options extends InMemoryOptions {
  readonly isTeacher?: boolean;
  /** The server's answer about the room after a refusal by the rules. */
  readonly isRoomOpen?: boolean;
}

export async function setUp({ isTeacher = false, isRoomOpen = false, ...options }: Options = {}) {
  /** Network and rules, which a test may change; a batch is sent once `delay` has resolved. */
  const rules: { refuse: NonNullable<InMemoryOptions['refuseDocuments']>; delay?: Promise<void> } =
    { refuse: options.refuseDocuments ?? (() => undefined) };
  const platform = createInMemoryPlatform({
    session: MEMBER,
    now: () => new Date(),
    ...options,
    refuseDocuments: (operation, path) => rules.refuse(operation, path),
  });
  const { documents } = platform;
  const writes: string[] = [];
  const reads: string[] = [];
  const watched = {
    ...platform,
    documents: {
      ...documents,
      batch: async (all: Parameters<typeof documents.batch>[0]) => {
        writes.push(...all.map(({ path }) => path));
        if (rules.delay) await rules.delay;
        return documents.batch(all);
      },
      get: (path: string) => {
        reads.push(path);
        return documents.get(path);
      },
    } as typeof documents,
  };
  const onRefused = jest.fn(async () => isRoomOpen);
  const store = createChatStore(watched, { liveLessonID: LESSON, user, isTeacher });
  const open = () => {
    const close = store.open(onRefused);
    closers.push(close);
    return close;
  };
  const close = open();
  await settle();
  const say = async (message: ChatAct) => {
    store.handle(message);
    await settle();
  };
  const inChat = async () =>
    (await documents.query<ChatMessage>(MESSAGES)).map(({ data }) => data.Message);
  const shown = () => store.messages$.value.map(({ Message }) => Message);
  return { platform, store, rules, onRefused, say, inChat, shown, writes, reads, close, open };
}

export const sends = (writes: readonly string[]) =>
  writes.filter((path) => path.startsWith(MESSAGES));

export const pendingOf = (store: ReturnType<typeof createChatStore>) =>
  store.state$.value.pending.map(({ text, status }) => `${text} ${status}`);
