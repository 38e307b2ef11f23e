import { BehaviorSubject } from 'kit';
import { createOutbox, NotAccepted } from 'kit/post';
import {
  CHAT_RATE,
  CHAT_UNDER_WAY,
  isChatMessage,
  isCommentName,
  isNameAllowed,
  isVisibleText,
  presentLearner,
  type ChatMessage,
  type ChatNotice,
  type ChatPeople,
  type ChatState,
  type CurrentUser,
  type ChatAct,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';
import { createChatConnection } from './chat-connection';
import { chatDrafts } from './chat-drafts';
import { chatPlace } from './chat-place';
import { watchSettings } from './chat-settings';
import { createChatTeacher } from './chat-teacher';
import { listenToMessages, type Listener } from './listen-to-messages';
import { watchOwnMute } from './moderation';
import { createNamedMessages } from './named-messages';
import { createPeopleList } from './people';
import { keepPresent } from './presence';
import { createSeenMessages } from './seen-messages';
import { createSlowMode } from './slow-mode';

export interface ChatRoom {
  readonly liveLessonID: string;
  /** Another member needs another store. */
  readonly user: CurrentUser;
  readonly isTeacher: boolean;
}

/** The chat of one live lesson, as one member sees it. Source: docs/live.md. */
export interface ChatStore {
  readonly state$: ObservableValue<Omit<ChatState, 'theme' | 'links'>>;
  /** The newest, oldest first. */
  readonly messages$: ObservableValue<readonly ChatMessage[]>;
  /** Who is there; null until somebody asks. */
  readonly people$: ObservableValue<ChatPeople | null>;
  /** What the field holds; it is kept for as long as the tab is open. */
  typed(): string;
  /** What was not accepted last, of one message or several; a new object each time. */
  readonly returned$: ObservableValue<{ readonly text: string }>;
  /** What the member does. */
  handle(message: ChatAct): void;
  /**
   * Listens, sends, and says that the member is there, until the returned function is called. It
   * may be opened again; then messages without an answer are sent again.
   *
   * @param onRefused the rules refused something: asks the server whether the room is still open
   */
  open(onRefused: () => Promise<boolean>): () => void;
}

/** @throws {AppError} `unauthenticated` when nobody is logged in */
export function createChatStore(
  shared: Platform,
  { liveLessonID, user, isTeacher }: ChatRoom,
): ChatStore {
  const documents = { ...shared.documents, ...presentLearner(shared).documents };
  /** Reads and writes for this learner only; what is watched ends with `open`. */
  const platform: Platform = { ...shared, documents };
  const seen = createSeenMessages();
  let listener: Listener | undefined;
  let refused: () => void = () => undefined;

  const name = isCommentName(user.Username)
    ? 'usable'
    : isVisibleText(user.Username)
      ? 'unfit'
      : 'none';
  const state$ = new BehaviorSubject<Omit<ChatState, 'theme' | 'links'>>({
    room: 'loading',
    connection: 'live',
    notice: null,
    undo: null,
    pinned: null,
    slowSeconds: 0,
    mayWriteAt: null,
    questions: [],
    muted: [],
    pending: [],
    uid: user.UID,
    isTeacher,
    isMuted: false,
    name,
  });
  const people = createPeopleList(platform, liveLessonID);
  const returned$ = new BehaviorSubject<{ readonly text: string }>({ text: '' });

  const change = (part: Partial<ChatState>) => state$.next({ ...state$.value, ...part });

  const slow = createSlowMode(user.UID);
  /** A teacher writes as before. */
  const showPace = () => {
    const mayWriteAt = isTeacher ? null : slow.mayWriteAt();
    if (mayWriteAt !== state$.value.mayWriteAt) change({ mayWriteAt });
  };
  const isListed = () => state$.value.room === 'open';
  const pinned = createNamedMessages(platform, liveLessonID, seen, isListed, ([first = null]) =>
    change({ pinned: first }),
  );
  const questions = createNamedMessages(platform, liveLessonID, seen, isListed, (all) =>
    change({ questions: [...all] }),
  );
  const look = () => {
    pinned.update();
    questions.update();
    slow.see(seen.messages$.value);
    showPace();
  };
  seen.messages$.subscribe(look);

  const comesBack = (text: string, notice: ChatNotice | null) => {
    returned$.next({ text });
    change({ notice });
  };

  const outbox = createOutbox(shared, {
    key: liveLessonID,
    drafts: chatDrafts(shared).value,
    place: chatPlace(liveLessonID, isTeacher ? () => CHAT_RATE : slow.rate),
    user,
    isTeacher: () => isTeacher,
    isPatient: true,
    between: '\n',
    onSent(message) {
      seen.add({ ...message, TimeStamp: new Date().toISOString() });
      if (state$.value.notice) change({ notice: null });
    },
    onReturned(reason, text) {
      if (reason === null) change({ name: 'taken' });
      const kind = reason instanceof NotAccepted ? reason.reason : undefined;
      comesBack(text, kind ? { kind } : null);
      if (kind === 'refused') refused();
    },
  });
  const connection = createChatConnection({
    onLive: (isLive) => change({ connection: isLive ? 'live' : 'lost' }),
    onBack: () => outbox.hurry(),
  });
  let shown: unknown;
  outbox.state$.subscribe(({ pending }) => {
    // Each key that is pressed changes the field only.
    if (pending === shown) return;
    shown = pending;
    change({ pending: [...pending] });
    connection.waits(pending.some(({ status }) => status === 'waiting'));
  });

  /** A teacher has decided something. What was said of it before is over. */
  const ownMute = (isMuted: boolean) => {
    const { notice } = state$.value;
    change({ isMuted, notice: notice?.kind === 'muted' ? null : notice });
  };

  const teacher = createChatTeacher(platform, liveLessonID, { seen, questions, change });

  return {
    state$,
    messages$: seen.messages$,
    people$: people.people$,
    typed: () => outbox.state$.value.text,
    returned$,
    handle(message) {
      switch (message.type) {
        case 'typed':
          return outbox.type(message.text);
        case 'send': {
          const text = message.text.trim();
          const isFull = state$.value.pending.length >= CHAT_UNDER_WAY;
          const isWrong = !isChatMessage(text) || state$.value.name !== 'usable';
          if (isWrong || isFull) {
            outbox.type(text);
            return comesBack(text, isWrong ? null : { kind: 'busy' });
          }
          if (state$.value.notice) change({ notice: null });
          return outbox.send(text);
        }
        case 'people':
          return void people.read();
        case 'retry':
          return listener?.retry();
        default:
          return teacher.handle(message);
      }
    },
    open(onRefused) {
      refused = () => void onRefused();
      listener = listenToMessages(platform, liveLessonID, {
        onMessages: seen.bring,
        onConnection: connection.listens,
        onRoom(room) {
          change({ room });
          look();
        },
        isStillOpen: onRefused,
      });
      // A teacher who was muted by another writes on.
      const endOwn = isTeacher
        ? teacher.watch()
        : watchOwnMute(platform, liveLessonID, user.UID, ownMute);
      const endSettings = watchSettings(platform, liveLessonID, (settings) => {
        const slowSeconds = settings?.SlowSeconds ?? 0;
        pinned.name(settings?.PinnedID ? [settings.PinnedID] : []);
        if (!slow.set(slowSeconds)) return;
        change({ slowSeconds });
        showPace();
      });
      const endNetwork = connection.open();
      let isOpen = true;
      let away: (() => void) | undefined;
      const enter = async () => {
        const isAllowed = await isNameAllowed(shared, user);
        if (!isAllowed) change({ name: 'taken' });
        else if (isOpen) away = keepPresent(platform, liveLessonID, user, refused);
      };
      if (name === 'usable') void enter();
      outbox.start();
      return () => {
        isOpen = false;
        listener?.stop();
        endOwn();
        teacher.stop();
        endSettings();
        outbox.stop();
        away?.();
        endNetwork();
      };
    },
  };
}
